-- Which cap colour belongs to which test, in which order to fill, what may share a tube and what may not.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000006,
  'which-tube-for-which-test',
  $$Lavender, red, blue, grey: which tube for which test$$,
  $$<p>A short guide to the four common tubes: what is inside, which tests each one serves, the order in which to fill them, and the few tests that need a tube of their own.</p>$$,
  $html$
<p><strong>Emergency:</strong> a pet that has collapsed, bleeds or breathes hard needs a vet now. It is treated first, and the tubes come second.</p>
<p>The colour of the cap tells what is in the tube before the blood goes in. That decides which tests can be run. Blood in the wrong tube has to be taken again.</p>
<h2>The four caps</h2>
<table>
<thead><tr><th>Cap</th><th>Inside</th><th>Used for</th><th>Not for</th></tr></thead>
<tbody>
<tr><td>Lavender</td><td>EDTA</td><td>blood counts, smears, blood groups, tick-borne PCR, some hormones as plasma (the liquid of blood that has not clotted)</td><td>potassium, calcium, iron, ALP</td></tr>
<tr><td>Red</td><td>nothing, or a clot activator</td><td>chemistry, most hormones, antibody tests</td><td>cell counts</td></tr>
<tr><td>Light blue</td><td>3.2% citrate</td><td>clotting tests only</td><td>everything else</td></tr>
<tr><td>Grey</td><td>fluoride with oxalate or EDTA</td><td>glucose, lactate</td><td>urea, electrolytes (salts), calcium</td></tr>
</tbody>
</table>
<p>A yellow cap is a red tube with gel. The gel helps in chemistry, but it takes some substances out of the serum (the liquid of clotted blood). Progesterone, phenobarbital, potassium bromide, ionised calcium and parathyroid hormone go into a plain tube without gel.</p>
<h2>Fill in this order</h2>
<ol>
<li>Blood culture bottle, if there is one, while everything is still sterile.</li>
<li>Light blue, exactly to its line.</li>
<li>Red.</li>
<li>Lavender, to its mark.</li>
<li>Grey.</li>
</ol>
<p>The reason: a trace of EDTA from the lavender tube that gets into the red one makes potassium look dangerously high and calcium dangerously low. Never pour blood from lavender into red.</p>
<h2>What can share</h2>
<p>Owners are often surprised at how little is needed. One 3 mL red tube serves a full chemistry list and two hormones. One 2 mL lavender tube serves a blood count, smear, reticulocytes (young red cells), Coombs test, rapid kit and PCR. As a rule, one draw stays below a tenth of the circulating blood: about 8 mL per kilogram in a dog and 6 mL in a cat, and less if the animal is anaemic or ill. For a 3 kg cat that is 18 mL at the very most, well above what any panel asks for. Pets under 5 kg get paediatric tubes and half volumes.</p>
<h2>What needs a tube of its own</h2>
<ul>
<li>Clotting tests: one citrate tube for the whole group. <a href="/blog/why-a-citrate-tube-must-be-filled-to-the-line">Why it must be filled to the line</a> has a page to itself.</li>
<li>Endogenous ACTH, aldosterone, PTHrP and NT-proBNP: spun EDTA plasma, kept cold or frozen.</li>
<li>Zinc and copper: a royal-blue trace-element tube without EDTA, since ordinary rubber stoppers add zinc. Royal blue also exists with EDTA, so read the label.</li>
<li>Ionised calcium: full, closed, without gel or air.</li>
<li>Timed tests: one tube for each time, marked PRE and POST or with the hour.</li>
</ul>
<p>Birds and reptiles need a green heparin tube, because EDTA can burst the red cells of some of them; call before the draw. For dogs and cats green has few uses, and heparin spoils PCR.</p>
<h2>Until it is collected</h2>
<p>Let red tubes clot upright, then separate the serum; for potassium within an hour. Serum off the clot keeps 24 hours at 2 to 8 °C, EDTA blood the same, fluoride 24 hours. Citrate blood keeps for about 4 hours at room temperature. Cold packs are right for most tubes, but the glass or plastic should not lie directly on ice: blood that freezes is spoilt, because its cells burst. Finish each label before the next patient comes in: pet, owner, species, date, time. Two of these must match the form, or the sample is refused.</p>
<p>Colour and additive can differ between makers, so read the label of the tube as well as the cap. Some tests also ask for an empty stomach; <a href="/blog/fasting-before-a-blood-test">fasting before a blood test</a> lists them. What the red tube can answer is on the <a href="/pricing/biochemistry">biochemistry list</a>.</p>
<p>If you are unsure, call before the blood is taken. It saves your pet a second needle.</p>
$html$,
  '2026-10-12T09:00:00+05:30',
  '{1000000002}',
  $${"url": "/art/posts/which-tube-for-which-test-960.webp", "alt_text": "Drawing of four capped tubes in a rack, lavender, red, light blue and grey", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/which-tube-for-which-test-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/which-tube-for-which-test-960.webp", "width": 960, "height": 600}}}$$,
  'लैवेंडर, लाल, नीली, सलेटी: किस जाँच के लिए कौन सी ट्यूब',
  'आपात स्थिति: जो पालतू गिर पड़ा हो, जिसका खून बह रहा हो या जिसे साँस लेने में तकलीफ़ हो, उसे लेकर अभी पशु डॉक्टर के पास जाएँ; पहले उसका इलाज होता है, ट्यूब बाद में। क्लिनिकों के लिए, चार आम ट्यूबों के बारे में थोड़े में: उनके अंदर क्या है, हर एक किन जाँचों के लिए है, उन्हें किस क्रम में भरें, और किन थोड़ी सी जाँचों के लिए अलग ट्यूब चाहिए।'
)
on conflict (id) do nothing;
