-- How dogs meet leptospira after flooding, which test fits which week, and how to handle the sample and the pet.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000012,
  'leptospirosis-after-the-floods',
  $$Leptospirosis after the floods$$,
  $$<p>Flood water carries leptospira from rats to dogs, and sometimes to people. Learn which test fits which week of illness, why two samples tell more, and how to stay safe.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now if a dog turns yellow, passes very little or very much urine, bleeds, breathes hard or cannot stand. Wear gloves: its urine can infect people.</p>
<p>Leptospira are bacteria in the urine of rats. Flood water carries them through streets and basements, and in warm water they live for weeks. A dog catches them when it walks through such water or drinks it. Cats seldom fall ill.</p>
<p>Signs come within one to two weeks: first fever, stiffness, no appetite, vomiting. Later the kidneys, the liver or the lungs may suffer.</p>
<h2>Which test in which week</h2>
<table>
<thead><tr><th>Time since signs began</th><th>What can help</th></tr></thead>
<tbody>
<tr><td>First week</td><td>PCR on blood and urine, taken before antibiotics (we do not run it; your vet can say who does); a first blood sample kept to compare with</td></tr>
<tr><td>From about the end of the first week</td><td>IgM rapid test as a first look at antibodies (what the body makes against the germ); first antibody titre (how much of them is in the blood)</td></tr>
<tr><td>Two to four weeks after the first sample</td><td>second titre, compared with the first</td></tr>
</tbody>
</table>
<p>The rapid IgM kit (1 mL in a plain red tube) is read 15 to 30 minutes after it reaches the bench, with a signed report within 36 hours. It is a first look: both a positive and a negative are checked by another test. The <a href="/tests/leptospira-antibody-mat">microscopic agglutination test</a>, MAT for short, takes 3 to 7 days. It mixes the dog's serum with living leptospira and finds how far the serum can be thinned and still makes them clump: that is the titre. A high titre means many antibodies. PCR is not on this laboratory's price list; your vet can say where it is arranged. The antibody tests are on the <a href="/pricing/serology">serology list</a>.</p>
<h2>Why one titre is hard to read</h2>
<p>In the first days there are few antibodies, so a negative test rules nothing out. A vaccine also leaves antibodies, for months. Two samples, two to four weeks apart, tell far more: a clear rise points to a new infection. Always write the date of the last vaccine on the form.</p>
<p>Nobody waits for the second sample to treat. If the signs fit, your vet will usually begin at once.</p>
<h2>The tests beside it</h2>
<p>A blood count, a kidney profile, a liver profile and a urinalysis show which organs are ill, and are repeated later. Tick fever, poisons and other infections can look the same. <a href="/blog/kidney-numbers-and-the-urine-beside-them">Kidney numbers</a> and <a href="/blog/what-liver-enzymes-do-and-do-not-say">liver enzymes</a> have pages of their own.</p>
<h2>Your own safety</h2>
<ul>
<li>Leptospirosis passes to people, mainly through urine. Wear gloves and closed shoes, and cover cuts.</li>
<li>Let the dog urinate in one place, away from children, food and water; rinse it with disinfectant, never with a hard jet that makes spray.</li>
<li>Mark every tube and cup "possible leptospirosis" and seal it in a second bag.</li>
<li>If anyone at home has fever, headache, red eyes or aching calves in the following weeks, see a doctor soon and mention the dog and the flood.</li>
</ul>
<h2>Before the next rains</h2>
<p>A vaccine exists for dogs. It covers the types it contains, needs two doses to begin with and a yearly booster, and is best completed before July. It lowers the risk but does not remove it. Close dustbins, cover dog food, keep rats out of drains, carry clean water on walks, and keep out of standing water.</p>
$html$,
  '2026-08-24T09:00:00+05:30',
  '{1000000003}',
  $${"url": "/art/posts/leptospirosis-after-the-floods-960.webp", "alt_text": "Drawing of thin spiral bacteria in dark field", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/leptospirosis-after-the-floods-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/leptospirosis-after-the-floods-960.webp", "width": 960, "height": 600}}}$$,
  'बाढ़ के बाद लेप्टोस्पायरोसिस',
  'आपात स्थिति: कुत्ता पीला पड़े, पेशाब बहुत कम या बहुत ज़्यादा करे, खून बहे, साँस लेने में तकलीफ़ हो या खड़ा न हो पाए, तो अभी पशु डॉक्टर के पास जाएँ; दस्ताने पहनें, क्योंकि उसके पेशाब से यह बीमारी इंसानों को लग सकती है। बाढ़ का पानी लेप्टोस्पायरा (एक बैक्टीरिया) को चूहों से कुत्तों तक, और कभी-कभी इंसानों तक पहुँचाता है। जानें कि बीमारी के किस हफ़्ते में कौन सी जाँच ठीक है, दो सैंपल ज़्यादा क्यों बताते हैं, और आप खुद कैसे बचें।'
)
on conflict (id) do nothing;
