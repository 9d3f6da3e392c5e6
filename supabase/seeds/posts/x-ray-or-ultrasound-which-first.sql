-- Which of the two pictures answers which question, and which usually comes first.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000018,
  'x-ray-or-ultrasound-which-first',
  $$X-ray or ultrasound: which first$$,
  $$<p>X-rays are strong on bone, air and metal; ultrasound is strong on soft organs and fluid. Use this guide to see which one usually comes first for a limp, a cough, a sore belly or a pregnancy.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now for a swollen tight belly, hard breathing, collapse, bleeding, straining without urine, or a swallowed battery or bone. A vet comes before pictures.</p>
<p>Neither is better; they show different things. An X-ray shows bone, metal and air well, and soft organs poorly. Ultrasound shows soft organs and fluid well, but nothing behind bone or gas.</p>
<h2>By the question</h2>
<table>
<thead><tr><th>What worries you</th><th>Usually first</th><th>Because</th></tr></thead>
<tbody>
<tr><td>Limping after a fall or a road accident</td><td>X-ray</td><td>it shows bones and joints best</td></tr>
<tr><td>Cough, or tiring easily</td><td>X-ray of the chest</td><td>it shows the whole chest, heart size and windpipe; ultrasound sees only what touches the chest wall, such as fluid or free air</td></tr>
<tr><td>Something swallowed</td><td>X-ray</td><td>metal, stone and bone usually show</td></tr>
<tr><td>Vomiting, belly pain</td><td>either, often both</td><td>an X-ray for gas pattern and objects, ultrasound for the wall of the gut and the organs</td></tr>
<tr><td>Straining, blood in urine</td><td>ultrasound</td><td>it shows the bladder wall, and stones that a film may miss</td></tr>
<tr><td>Changed liver or kidney values</td><td>ultrasound</td><td>it shows the inside of the organ</td></tr>
<tr><td>Is she pregnant</td><td>ultrasound</td><td>heartbeats from about four weeks after mating</td></tr>
<tr><td>How many pups</td><td>X-ray, late in pregnancy</td><td>small skeletons can be counted once they hold enough calcium</td></tr>
<tr><td>Heart murmur (an extra sound)</td><td>echocardiography (ultrasound of the heart), with a chest X-ray</td><td>one shows how the heart works, the other what it does to the lungs</td></tr>
</tbody>
</table>
<h2>What each cannot see</h2>
<p>Wood, cloth, plastic and thread may leave no shadow on an X-ray, so a clear film does not prove that nothing was swallowed. Some bladder stones do not show on film either. Ultrasound, for its part, cannot look through a stomach full of gas, sees little of the inside of bone, and misses what lies deep behind lung.</p>
<p>Neither says which cells are in a lump. For that a needle sample or a biopsy is needed.</p>
<h2>Time, price and preparation</h2>
<ul>
<li><a href="/tests/digital-x-ray-single-region-2-views">An X-ray</a> of one region in two views takes 10 to 15 minutes. Two views matter, since one picture has no depth. Collar and harness come off. Food matters only when sedation is planned: then 6 to 8 hours without it for a healthy adult dog or cat, while the clinic sets the hours for all others.</li>
<li><a href="/tests/abdominal-ultrasound">An abdominal ultrasound</a> takes 20 to 30 minutes. It works best on an empty stomach and a full bladder; <a href="/blog/preparing-for-an-abdominal-ultrasound">preparing for the scan</a> goes through it hour by hour. <a href="/blog/fasting-before-a-blood-test">Some animals are never fasted</a>.</li>
<li><a href="/tests/barium-contrast-study">A barium study</a> takes 2 to 6 hours. It follows the plain film when the passage through the gut is in doubt, and it is not used if a tear is suspected.</li>
</ul>
<p>Tell the staff if your pet may be pregnant. Nobody who may be pregnant or is under 18 holds a pet for an X-ray. Prices are kept current on the <a href="/pricing/radiology">radiology list</a>.</p>
<h2>For clinics</h2>
<p>Write what you want to know, not only which machine. "Vomiting for three days, last meal seen to stay down on Monday, is there an obstruction" lets the imaging team choose views and order. If both examinations are wanted on one day, plain films come first, ultrasound second, contrast last.</p>
<h2>When pictures come second</h2>
<p>A pet that breathes hard, has collapsed, bleeds, or strains without passing urine must be made stable before it is laid on a table. Call a vet now, and let the vet decide what is taken and when. If a battery or bone was swallowed, read <a href="/blog/a-swallowed-object-and-the-endoscope">what to do about a swallowed object</a> on the way, not before leaving.</p>
$html$,
  '2026-10-19T09:00:00+05:30',
  '{1000000005}',
  $${"url": "/art/posts/x-ray-or-ultrasound-which-first-960.webp", "alt_text": "Drawing of an X-ray film with a dog's silhouette and skeleton lines beside an ultrasound fan", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/x-ray-or-ultrasound-which-first-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/x-ray-or-ultrasound-which-first-960.webp", "width": 960, "height": 600}}}$$,
  'एक्स-रे या अल्ट्रासाउंड: पहले कौन सा',
  'आपात स्थिति: फूला हुआ कड़ा पेट, साँस लेने में तकलीफ़, गिर पड़ना, खून बहना, ज़ोर लगाने पर भी पेशाब न आना, या बैटरी या हड्डी निगल लेना: अभी पशु डॉक्टर के पास जाएँ; तस्वीरों से पहले डॉक्टर। एक्स-रे में हड्डी, हवा और धातु अच्छे दिखते हैं; अल्ट्रासाउंड में नरम अंग और शरीर का पानी। देखें कि लँगड़ाने, खाँसी या पेट दर्द में, या गर्भ देखने के लिए, आम तौर पर पहले कौन सा होता है।'
)
on conflict (id) do nothing;
