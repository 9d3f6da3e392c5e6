-- Which blood tests need an empty stomach, for how many hours, and which animals are never fasted for one.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000008,
  'fasting-before-a-blood-test',
  $$Fasting before a blood test: who, how long, and who never$$,
  $$<p>Most blood tests need no fasting; a few need twelve hours in an adult dog or cat, and many animals must never be fasted. See first who they are, then find your test.</p>$$,
  $html$
<p><strong>Emergency:</strong> weakness, trembling, a drunken walk, a fit or collapse can mean low sugar. Go to a vet now. An animal with such signs is never fasted for a test.</p>
<p>Many owners give no food before tests that do not need it. Most blood tests in dogs and cats need no fasting at all. A blood count, a thyroid test, a tick fever kit: breakfast does not spoil these. Kidney and liver profiles need no fast either, but a large meat meal just before raises urea, and a fatty one makes the serum (the clear part of the blood) cloudy.</p>
<p>A few tests do need an empty stomach, and only in an adult dog or cat. Water stays allowed in all of them.</p>
<h2>Who is never fasted</h2>
<p>Take no food away from these animals for a blood test. Only a vet who knows the animal may order it, and says for how long.</p>
<ul>
<li><strong>Rabbits, guinea pigs and other small mammals.</strong> Their gut has to keep moving. Without food it can come to a stop, and that can kill.</li>
<li><strong>Birds.</strong> Their stores are small and are soon used up.</li>
<li><strong>Ponies, donkeys and horses.</strong> Without food their blood can fill with fat, which can kill. Ponies, donkeys and mares in foal are most at risk.</li>
<li><strong>Cattle, goats and calves.</strong> A fast improves nothing in an animal that chews the cud, and a calf needs its milk.</li>
<li><strong>Puppies and kittens under four months.</strong> Their stores are small and their sugar can fall within hours.</li>
<li><strong>Toy breeds</strong>, such as Chihuahuas, Pomeranians and small Yorkshire terriers, for the same reason.</li>
<li><strong>Pregnant and nursing animals.</strong> Their sugar can fall while the young go on taking their share.</li>
<li><strong>Pets with diabetes, and any pet on insulin.</strong> Insulin without food can drive the sugar dangerously low. <a href="/blog/diabetes-one-glucose-is-not-enough">Diabetes: why one glucose is not enough</a> tells which tests suit them.</li>
<li><strong>A pet that may have an insulinoma</strong>, a growth that makes too much insulin. A fast at home can end in fits. If one is needed, it happens at the clinic, with the sugar measured again and again.</li>
<li><strong>A cat that has stopped eating.</strong> Its liver suffers from every day without food.</li>
<li><strong>Any animal with fits, collapse, weakness or trembling.</strong> The vet sees it first and takes a random glucose, which needs no fast.</li>
</ul>
<p>Ask as well if your pet has eaten little for a day or is very thin.</p>
<h2>Find your test</h2>
<p>The hours are for an adult dog or cat that stands in none of these groups. If yours is ill, ask your vet before you take food away; an urgent sample is not put off for a fast.</p>
<table>
<thead><tr><th>Test</th><th>Fast</th></tr></thead>
<tbody>
<tr><td>Triglycerides, cholesterol, lipid profile (fats in the blood)</td><td>12 hours</td></tr>
<tr><td>Bile acids</td><td>12 hours, then a fatty meal and a second sample two hours later</td></tr>
<tr><td>Pancreatic lipase (cPL, fPL)</td><td>12 hours</td></tr>
<tr><td>Vitamin B12 and folate</td><td>12 hours</td></tr>
<tr><td>Fasting glucose</td><td>8 to 12 hours; never for a sick pet</td></tr>
<tr><td>Random glucose</td><td>none: the test for a sick pet</td></tr>
<tr><td>Fructosamine, progesterone, thyroid</td><td>none</td></tr>
<tr><td>Glucose curve</td><td>none: feed and give insulin as usual</td></tr>
</tbody>
</table>
<p>A panel needs the longest fast of its tests. Twelve hours go before the Comprehensive Wellness Panel (fasting glucose, lipids), the Thyroid and Adrenal Panel (cholesterol), the Premium Senior Panel (pancreatic lipase) and the Super Advance health pack (lipids), and 8 to 12 before the Vital and Advance packs (fasting glucose). The Diabetes and Metabolic Panel is different: no pet is fasted for it without the vet's order. The contents of each are on the <a href="/pricing/panel-package">panel list</a>.</p>
<h2>Why food gets in the way</h2>
<p>After a meal fat droplets turn the serum milky. The machine measures with light, and cloudy serum makes several values wrong, the fats most of all. Sugar and bile acids rise after every meal. Tests of the pancreas and of vitamins, too, are more exact in clear serum.</p>
<h2>The evening before</h2>
<ol>
<li>Count back. For a draw at 8 in the morning, dinner ends at 8 in the evening.</li>
<li>Clear the floor: biscuits, chews, milk, flavoured tablets, the other pet's bowl and the neighbour's roti all count as food.</li>
<li>Leave fresh water out. An animal that lacks water is harder to take blood from, and its values change.</li>
<li>Ask your vet which medicines to give that morning. Do not skip any on your own, and do not give insulin without having asked.</li>
<li>Take a small meal along for afterwards.</li>
</ol>
<p>If your pet did eat, say so and at what hour. Sometimes it is better to come on another day. A milky tube may be refused for lipids and electrolytes (salts of the blood).</p>
<h2>Before anaesthesia and scans</h2>
<p>Anaesthesia, endoscopy and scans have their own rules, not those of this table. For the most common one, see <a href="/blog/preparing-for-an-abdominal-ultrasound">preparing for an abdominal ultrasound</a>. Before an operation it is the clinic that sets the hours, by age and health.</p>
<h2>If fasting goes badly</h2>
<p>Weakness, trembling, a drunken walk or a fit during a fast can mean that the sugar is too low. The fast is over: call a vet now and say what the pet last ate and when. Offer food only to a pet that is awake and can swallow. Do not go on with the fast: no test is worth it.</p>
$html$,
  '2026-07-27T09:00:00+05:30',
  '{1000000002}',
  $${"url": "/art/posts/fasting-before-a-blood-test-960.webp", "alt_text": "Drawing of a food bowl and a clock face at twelve hours", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/fasting-before-a-blood-test-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/fasting-before-a-blood-test-960.webp", "width": 960, "height": 600}}}$$,
  'खून की जाँच से पहले भूखा रखना: किसे, कितनी देर, और किसे कभी नहीं',
  'आपात स्थिति: कमज़ोरी, कँपकँपी, नशे जैसी चाल, दौरा या गिर पड़ना शुगर कम होने से हो सकता है: अभी पशु डॉक्टर के पास जाएँ; ऐसे जानवर को जाँच के लिए कभी भूखा न रखें। ज़्यादातर खून की जाँचों में भूखा नहीं रखना होता; कुछ में वयस्क कुत्ते या बिल्ली को बारह घंटे, और कई जानवरों को कभी भूखा नहीं रखना है। पहले देखें कि वे कौन हैं, फिर अपनी जाँच ढूँढें।'
)
on conflict (id) do nothing;
