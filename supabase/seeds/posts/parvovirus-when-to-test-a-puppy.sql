-- On which days a parvovirus test is worth most, what misleads it, and what to do while you wait.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000011,
  'parvovirus-when-to-test-a-puppy',
  $$Parvovirus: when to test a puppy$$,
  $$<p>When a stool test for parvovirus is worth doing, why a recent vaccine or a late sample can mislead it, and how to protect other dogs at home and in the clinic meanwhile.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now for bloody diarrhoea, vomiting that repeats, weakness, or cold ears and legs. The vet comes first; the sample is taken there. Phone ahead.</p>
<p>Test on the day the signs begin. If a young dog stops eating, turns dull, vomits and then has foul, watery or bloody stools, most virus is in the stool, and the test works best in those first days. Do not wait to see whether it passes: a puppy does not have that time.</p>
<p>But first comes the vet. A pup that vomits and cannot keep water down dries out within hours. <strong>Call a vet now</strong> for blood in the stool, vomiting that repeats, cold ears and legs, or a pup too weak to stand, and let the sample be taken there.</p>
<h2>The test in plain words</h2>
<p>The canine parvovirus antigen kit looks for pieces of the virus in a gram of fresh stool or on a rectal swab. The strip is read 15 to 30 minutes after the sample reaches the bench, and the signed report follows within 36 hours. A combination looks for parvovirus, coronavirus and Giardia in one sample, because a puppy with worms or Giardia can look much the same. Both are on the <a href="/pricing/kit-based">rapid test list</a>.</p>
<p>A complete blood count belongs to it. Parvovirus also attacks the bone marrow, where blood is made: very few white cells make the virus more likely and show how ill the pup is.</p>
<h2>When the strip can be wrong</h2>
<ul>
<li><strong>Negative, but the pup may have it.</strong> Late in the illness there is less virus in the stool, and much blood can hide it. Vets often treat as if it were parvovirus and repeat the test.</li>
<li><strong>Weakly positive after a vaccine.</strong> The live vaccine virus passes through the gut, and a faint line can appear 5 to 12 days after the injection. Bring the vaccine card, with dates.</li>
<li><strong>A grown dog.</strong> Bloody diarrhoea in an adult is often not parvo: it needs a vet now and other tests.</li>
<li><strong>A cat.</strong> Cats have a parvovirus of their own, panleukopenia, with a kit of its own.</li>
<li><strong>The wrong question.</strong> An antibody titre (how many antibodies are in the blood) shows whether a dog is likely to be protected. It does not tell why a puppy has diarrhoea today.</li>
</ul>
<h2>Collecting it</h2>
<p>Use gloves and a clean dry cup. A teaspoon of fresh stool, without soil, is more than enough; if there is only fluid on the floor, a swab by the vet is better. Label it, seal it in a second bag, mark it "suspected parvovirus" and keep it cool until it travels. Do not withhold food from a puppy for any of this.</p>
<h2>Before you walk in</h2>
<p>Phone the clinic. Staff may ask you to wait in the car or use a side door, so that your pup does not share a bench with others. Carry it, and do not let it touch the floor.</p>
<p>At home, one person does the nursing and changes shoes. Most cleaners leave this virus unharmed. Household bleach, about one part in thirty of water on a surface that has already been washed, kills it if left wet for ten minutes. In shaded soil it can live for months, which is why a new unvaccinated pup should not move into the same yard soon.</p>
<h2>Who is at risk</h2>
<p>Most at risk are pups between six weeks and six months, above all those bought from a crowded market or picked up from the street before their first injection. What the pup has from its mother's milk protects it for some weeks and blocks the vaccine, so one early dose may not work. The series runs until at least sixteen weeks of age, followed by a booster at the time your vet sets. Until then, carry the pup through the city and let it meet only healthy vaccinated dogs.</p>
<p>If the strip is negative: <a href="/blog/worms-and-the-stool-test">worms and the stool test</a> covers the next most common reasons, and <a href="/blog/how-to-read-a-complete-blood-count">the blood count</a> shows what a low white cell line means.</p>
$html$,
  '2026-09-14T09:00:00+05:30',
  '{1000000003}',
  $${"url": "/art/posts/parvovirus-when-to-test-a-puppy-960.webp", "alt_text": "Drawing of icosahedral virus particles", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/parvovirus-when-to-test-a-puppy-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/parvovirus-when-to-test-a-puppy-960.webp", "width": 960, "height": 600}}}$$,
  'पार्वो वायरस: पिल्ले की जाँच कब कराएँ',
  'आपात स्थिति: खूनी दस्त, बार-बार उल्टी, कमज़ोरी, या ठंडे कान और पैर: अभी पशु डॉक्टर के पास जाएँ और पहले फ़ोन कर दें; पहले डॉक्टर देखे, सैंपल वहीं लिया जाता है। पार्वो वायरस के लिए पॉटी की जाँच कब कराना काम का है, हाल का टीका या देर से लिया सैंपल उसे गलत कैसे कर सकता है, और तब तक घर पर और क्लिनिक में दूसरे कुत्तों को कैसे बचाएँ।'
)
on conflict (id) do nothing;
