-- What a heart scan shows, what it leaves to other tests, and how the day goes.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000019,
  'what-an-echocardiogram-shows',
  $$What an echocardiogram shows$$,
  $$<p>A heart scan shows chambers, walls, valves and blood flow while they move. Find out what it answers, what it leaves to X-ray, ECG and blood tests, and how to prepare for the day.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now for a struggle to breathe, more than 30 breaths a minute asleep, fainting, blue or pale gums, or a cat that pants or cannot move its hind legs.</p>
<p>A murmur is a sound that the vet hears at the heart. It can come from a worn valve, a hole present since birth, too little blood or only excitement, and some ill hearts make no sound at all. An echocardiogram is an ultrasound of the heart: it shows the cause.</p>
<h2>What can be seen</h2>
<p>A probe on the chest sends sound between the ribs and makes a moving picture of the heart. It shows:</p>
<ul>
<li>the size of each of the four chambers, and whether one is stretched</li>
<li>the thickness of the walls, which matters most in cats</li>
<li>how firmly the muscle squeezes and how well it relaxes</li>
<li>the shape and closing of the valves</li>
<li>fluid in the sac around the heart, clots, and some masses</li>
</ul>
<p>Doppler shows in colour which way the blood flows and how fast. So a leaking valve can be seen.</p>
<h2>What other tests show better</h2>
<table>
<thead><tr><th>Question</th><th>Better asked of</th></tr></thead>
<tbody>
<tr><td>Is there fluid in the lungs</td><td>chest X-ray</td></tr>
<tr><td>Which rhythm disturbance is this</td><td>ECG, sometimes over a whole day</td></tr>
<tr><td>Is cough or fast breathing likely to come from the heart</td><td>NT-proBNP, read with the X-ray; kidney disease also raises it</td></tr>
<tr><td>Is heart muscle being damaged now</td><td>cardiac troponin I</td></tr>
</tbody>
</table>
<p>A normal scan today does not rule out a problem that is still too small to see. In breeds prone to heart disease it is repeated at intervals your vet chooses.</p>
<h2>The day itself</h2>
<p>The examination takes 30 to 45 minutes and is priced on <a href="/tests/echocardiography">its own page</a>. Feed as usual, unless sedation has been arranged; in that case the clinic tells you how long to fast. A patch of hair on the chest is clipped, gel is applied, and the pet lies on its side on a table, awake as a rule, with someone stroking its head. Give heart medicines at their normal times unless told otherwise.</p>
<p>Bring three things: any earlier ECG or scan, recent blood reports, and a list of all medicines with their doses. If an X-ray has been made already, bring the images, not only the sentence. <a href="/blog/x-ray-or-ultrasound-which-first">X-ray or ultrasound</a> explains why the two are often needed together. Both are on the <a href="/pricing/radiology">radiology list</a>.</p>
<h2>Between visits</h2>
<p>Count your pet's breaths for a full minute while it sleeps in a cool room, a few times a week, and write the number down. One rise and fall of the chest is one breath. More than 30 breaths a minute asleep, when a second count confirms it, means a vet now. Your vet may set a lower number, and a count that climbs from its usual level is worth a call in any case. Summer afternoons and humid monsoon nights are hard on a weak heart, so walk early and keep a fan running. Before a planned operation mention the murmur, as described in <a href="/blog/blood-tests-before-surgery">blood tests before surgery</a>.</p>
<h2>Never wait for a scan with these</h2>
<p>Call a vet now if your pet struggles to breathe, breathes with an open mouth (a cat above all), faints, has blue or very pale gums, or is a cat that suddenly cannot move its hind legs. Keep it cool and calm, and do not force it to lie down.</p>
$html$,
  '2026-08-31T09:00:00+05:30',
  '{1000000005}',
  $${"url": "/art/posts/what-an-echocardiogram-shows-960.webp", "alt_text": "Drawing of a four-chamber heart in an ultrasound fan with a heartbeat trace below", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/what-an-echocardiogram-shows-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/what-an-echocardiogram-shows-960.webp", "width": 960, "height": 600}}}$$,
  'दिल का अल्ट्रासाउंड (इको) क्या दिखाता है',
  'आपात स्थिति: साँस के लिए तड़पना, सोते हुए एक मिनट में 30 से ज़्यादा साँसें, बेहोश होना, नीले या फीके मसूड़े, या बिल्ली जो हाँफे या पिछले पैर न हिला पाए: अभी पशु डॉक्टर के पास जाएँ। दिल के अल्ट्रासाउंड में दिल के हिस्से, दीवारें, वाल्व और खून का बहाव चलते हुए दिखते हैं। जानें कि इससे क्या पता चलता है, क्या एक्स-रे, ECG और खून की जाँच से ही पता चलता है, और उस दिन की तैयारी कैसे करें।'
)
on conflict (id) do nothing;
