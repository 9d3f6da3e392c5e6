-- What the blood check before an operation looks for, which panel fits, and how to draw it well.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000023,
  'blood-tests-before-surgery',
  $$Blood tests before surgery$$,
  $$<p>A short blood check helps your vet choose the safest day and plan for an operation. Compare the two panels, learn when clotting tests matter, and see how the tubes should be filled.</p>$$,
  $html$
<p><strong>Emergency:</strong> after an operation, go to a vet now for bleeding that does not stop, hard breathing, white gums, collapse, or a pet that cannot be roused.</p>
<p>Blood carries the anaesthetic, the liver breaks it down and the kidneys remove it. A check before surgery asks whether these three work well, and whether the blood will clot. Most young, lively animals pass. The test finds the few that look well and are not.</p>
<h2>Two panels</h2>
<table>
<thead><tr><th>Detail</th><th>Pre-Anaesthetic Screen</th><th>Pre-Surgical Panel with Clotting Profile</th></tr></thead>
<tbody>
<tr><td>Contains</td><td>complete blood count, ALT (liver), creatinine (kidneys)</td><td>the same, and ALP, urea, glucose, PT and aPTT (clotting times)</td></tr>
<tr><td>Tubes</td><td>lavender, red</td><td>lavender, red, light blue, grey</td></tr>
<tr><td>Often chosen for</td><td>a young healthy animal before neutering or a dental cleaning</td><td>older or ill animals, deep or long operations, breeds or histories with bleeding</td></tr>
</tbody>
</table>
<p>Which of the two fits is your vet's choice after examining the pet. In breeds prone to heart disease, or when a murmur (an extra sound of the heart) is heard, NT-proBNP, a blood test of the heart, and a heart scan may come first; see <a href="/blog/what-an-echocardiogram-shows">what an echocardiogram shows</a>. If much blood may be lost, blood grouping and a cross-match are arranged in good time. Both panels are on the <a href="/pricing/panel-package">panel list</a>.</p>
<h2>Why clotting is tested apart</h2>
<p>Platelets, the tiny cells that plug a wound, are counted in the lavender tube. How fast the blood clots is measured in the blue one. One can be wrong while the other is right. In north India tick fever is a frequent reason for a low platelet count in a dog that still eats and plays. Rat poison picked up in a courtyard can lengthen the clotting times while the platelets look fine. Tell your vet about recent ticks, nose bleeds, bruises, black stools, painkillers and any chance of poison. A planned operation can usually wait until such a question has an answer.</p>
<h2>Drawing the sample</h2>
<p>This part is for the clinic, though owners may like to know why it takes a minute longer.</p>
<ol>
<li>One clean stick into a good vein, without digging. Damaged tissue starts the clotting that the test is meant to measure.</li>
<li>Fill light blue first, then red, lavender, and grey last. A trace of the lavender tube's EDTA in the red tube makes potassium and calcium wrong.</li>
<li>Fill the blue tube exactly to its line. An under-filled one prolongs the time and is refused; <a href="/blog/why-a-citrate-tube-must-be-filled-to-the-line">the citrate tube</a> explains why. A very small pet needs a paediatric tube, never half of a large one.</li>
<li>Turn the tubes gently 8 to 10 times, label them with two identifiers, and note the time. Citrate blood keeps for about 4 hours; after that it is the frozen plasma that travels.</li>
</ol>
<h2>Timing and food</h2>
<p>Blood counts and clotting times are reported 2 to 4 hours after the sample arrives, chemistry in 4 to 6. Both benches work day and night, so a sample taken the day before leaves time to repeat it. The screen itself needs no fasting. The fast before the anaesthetic is another matter: the clinic sets it by age, size and health. Puppies and kittens under four months, toy breeds, pregnant or nursing animals, pets with diabetes, rabbits, guinea pigs, birds and horses are not fasted without the vet's own instruction; <a href="/blog/fasting-before-a-blood-test">who is never fasted</a> has the whole list.</p>
<h2>What a good result means</h2>
<p>It lowers the risk; it does not remove it. If a value is not normal, your vet may repeat it, add a test, give fluids, choose another drug or a later date. Keep the report: later ones are compared with it.</p>
<p>After any operation, call a vet now for bleeding that does not stop, hard breathing, white gums, collapse, or a pet that cannot be roused.</p>
$html$,
  '2026-07-20T09:00:00+05:30',
  '{1000000006,1000000002}',
  $${"url": "/art/posts/blood-tests-before-surgery-960.webp", "alt_text": "Drawing of a surgical drape with a lavender-capped and a blue-capped tube", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/blood-tests-before-surgery-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/blood-tests-before-surgery-960.webp", "width": 960, "height": 600}}}$$,
  'ऑपरेशन से पहले खून की जाँच',
  'आपात स्थिति: ऑपरेशन के बाद खून बंद न हो, साँस लेने में तकलीफ़ हो, मसूड़े सफ़ेद हों, पालतू गिर पड़े या जगाने पर भी न जागे, तो अभी पशु डॉक्टर के पास जाएँ। खून की छोटी सी जाँच से डॉक्टर को ऑपरेशन का सबसे सुरक्षित दिन और तरीका चुनने में मदद मिलती है। दोनों पैनल मिलाकर देखें, जानें कि खून जमने की जाँच कब ज़रूरी है, और ट्यूब कैसे भरनी चाहिए।'
)
on conflict (id) do nothing;
