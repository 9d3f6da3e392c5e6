-- How dogs meet leptospira after flooding, which test fits which week, and how to handle the sample and the pet.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media)
values (
  1000000012,
  'leptospirosis-after-the-floods',
  $$Leptospirosis after the floods$$,
  $$<p>Flood water carries leptospira from rats to dogs, and sometimes to people. Learn which test fits which week of illness, why two samples tell more, and how to stay safe.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now if a dog turns yellow, passes very little or very much urine, bleeds, breathes hard or cannot stand. Wear gloves: its urine can infect people.</p>
<p>When the water goes down, it leaves more than mud. Rats shed leptospira in their urine, heavy rain spreads it through streets and basements, and in warm standing water the bacteria stay alive for weeks. A dog that wades through, or drinks from a puddle near a drain, meets them through its mouth or a scratch on its skin. Cats seldom fall ill.</p>
<p>Signs tend to appear within one to two weeks, and they are vague at first: fever, stiffness, no appetite, vomiting. Later the kidneys, the liver or the lungs may suffer.</p>
<h2>Which test in which week</h2>
<table>
<thead><tr><th>Time since signs began</th><th>What can help</th></tr></thead>
<tbody>
<tr><td>First week</td><td>PCR on blood and urine, taken before antibiotics (we do not run it; your vet can say who does); a first serum kept for comparison</td></tr>
<tr><td>From about the end of the first week</td><td>IgM rapid test as a screen; first antibody titre (how far the serum can be thinned and still reacts)</td></tr>
<tr><td>Two to four weeks after the first serum</td><td>second titre, compared with the first</td></tr>
</tbody>
</table>
<p>The rapid IgM kit (1 mL in a plain red tube) is read 15 to 30 minutes after it reaches the bench, with a signed report within 36 hours. It screens, and both its yes and its no are confirmed. The <a href="/tests/leptospira-antibody-mat">microscopic agglutination test</a>, MAT for short, takes 3 to 7 days. It offers the serum to living leptospira of several types and notes at which dilution they still clump. PCR is not on this laboratory's price list; your vet can say where it is arranged. The antibody tests are on the <a href="/pricing/serology">serology list</a>.</p>
<h2>Why one titre is hard to read</h2>
<p>In the first days antibodies are low, so a negative MAT excludes nothing. Vaccination leaves titres of its own that can last for months. And the type that reacts most strongly is not always the type that infects. Two sera, two to four weeks apart and tested the same way, settle far more, because a clear rise between them supports a recent infection. Always write the date of the last vaccine on the form.</p>
<p>No one should wait for the second sample to treat. If the picture fits, your vet will usually begin, and the titre explains afterwards what happened.</p>
<h2>The tests beside it</h2>
<p>A blood count, a kidney profile, a liver profile and a urinalysis show which organs are involved and are repeated to follow them. High kidney values together with bilirubin in a dog that has been in flood water raise suspicion, nothing more; tick fever, poisons and other infections can look similar. <a href="/blog/kidney-numbers-and-the-urine-beside-them">Kidney numbers</a> and <a href="/blog/what-liver-enzymes-do-and-do-not-say">liver enzymes</a> have pages of their own.</p>
<h2>Your own safety</h2>
<ul>
<li>Leptospirosis passes to people, mainly through urine. Wear gloves and closed shoes, and cover cuts.</li>
<li>Let the dog urinate in one place, away from children, food and water; rinse it with disinfectant, never with a hard jet that makes spray.</li>
<li>Mark every tube and cup "possible leptospirosis" and seal it in a second bag.</li>
<li>If anyone at home has fever, headache, red eyes or aching calves in the following weeks, see a doctor soon and mention the dog and the flood.</li>
</ul>
<h2>Before the next rains</h2>
<p>A vaccine exists for dogs. It covers the types it contains, needs two doses to begin with and a yearly booster, and is best completed before July. It lowers the risk without abolishing it. Closed dustbins, covered dog food, rat-proof drains, clean drinking water carried along on walks, and a detour around the waterlogged underpass do a good part of the rest.</p>
$html$,
  '2026-08-24T09:00:00+05:30',
  '{1000000003}',
  $${"url": "/art/posts/leptospirosis-after-the-floods-960.webp", "alt_text": "Drawing of thin spiral bacteria in dark field", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/leptospirosis-after-the-floods-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/leptospirosis-after-the-floods-960.webp", "width": 960, "height": 600}}}$$
)
on conflict (id) do nothing;
