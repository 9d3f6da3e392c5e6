-- How to prepare a pet for a scan of the belly, step by step, and when not to fast.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000017,
  'preparing-for-an-abdominal-ultrasound',
  $$Preparing for an abdominal ultrasound$$,
  $$<p>An empty stomach and a full bladder make a clear scan. Follow this plan from the evening before to the way home, and see which pets should not be fasted at all.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now for a swollen tight belly, hard breathing, collapse, pale gums, great pain, or straining without urine. Do not fast first or wait for a scan.</p>
<p>Ultrasound makes pictures with sound. Sound passes through water but not through air. Food brings air into the stomach and hides what lies behind it; a full bladder is easy to see through.</p>
<h2>The plan</h2>
<h3>Evening before</h3>
<p>Look first at who should not be fasted, below. For a healthy adult dog or cat, give the last meal so that 8 to 12 hours will pass before the appointment. Leave water where it always is. Treats, chews, milk and the neighbour's biscuit count as meals. If your pet takes tablets, ask your vet whether to give them, and with what.</p>
<h3>Two to three hours before</h3>
<p>Let your dog relieve itself, then no more walks until the scan. On arrival, carry a small dog or keep a bigger one from passing urine. For a cat, take the litter tray out of reach for the same time and travel in a covered carrier.</p>
<h3>In the room</h3>
<p>The belly is clipped, because hair traps air, and gel is spread on the skin. The pet lies on its back or side on a padded table for 20 to 30 minutes, usually awake. You may be asked to stay near the head and talk in a low voice. The hair takes some weeks to grow back; tell the team if that matters to you, so that you agree on it first.</p>
<h3>Afterwards</h3>
<p>Wipe off the gel, offer water, then a normal meal unless your vet has planned something else that day.</p>
<h2>Who should not be fasted</h2>
<ul>
<li>A pregnant or nursing animal. A pregnancy scan needs no fast; from about four weeks after mating it can show heartbeats.</li>
<li>Puppies and kittens under four months, and toy breeds, unless your vet says so.</li>
<li>Any pet with diabetes, above all one on insulin. Ask for an early slot and instructions.</li>
<li>A pet with fits, weakness, trembling or low sugar, and a cat that has stopped eating.</li>
<li>A rabbit, guinea pig or other small mammal, a bird, a pony, donkey or horse, and cattle, goats and calves. <a href="/blog/fasting-before-a-blood-test">Who is never fasted</a> gives the reasons.</li>
<li>A pet in an emergency. An urgent scan is done as the pet comes.</li>
</ul>
<p>And a cat or dog that strains and passes little or no urine is never to be made to hold it. A cat that strains without result, a male one most of all, is an emergency: call a vet now.</p>
<h2>What to bring</h2>
<p>Pack the referral letter with the question it asks, recent blood and urine reports, older scans or films, and the list of medicines. If a barium study is also being considered, say so when you book: the scan should come first, since barium spoils the picture. If you do not know yet which picture is needed, read <a href="/blog/x-ray-or-ultrasound-which-first">X-ray or ultrasound</a>.</p>
<h2>What the pictures can and cannot tell</h2>
<p>Ultrasound shows the size, shape and inner texture of the liver, gall bladder, spleen, kidneys, adrenal glands, bladder, womb or prostate, and parts of the gut, and it finds free fluid very well. It does not show how well an organ works, and it cannot say which cells are in a lump. So blood and urine are tested too, and sometimes a needle sample is taken afterwards. <a href="/blog/a-lump-and-the-needle-test">The needle test</a> explains what such a sample can answer.</p>
<p>The price of <a href="/tests/abdominal-ultrasound">the scan</a> stands on its page. Other imaging and its prices are on the <a href="/pricing/radiology">radiology list</a>.</p>
<p>Do not wait for your appointment if it is an emergency. With a swollen tight belly, collapse, repeated vomiting with great pain, or pale gums, call a vet now.</p>
$html$,
  '2026-11-12T09:00:00+05:30',
  '{1000000005}',
  $${"url": "/art/posts/preparing-for-an-abdominal-ultrasound-960.webp", "alt_text": "Drawing of an ultrasound fan filled with soft grey tissue", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/preparing-for-an-abdominal-ultrasound-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/preparing-for-an-abdominal-ultrasound-960.webp", "width": 960, "height": 600}}}$$,
  'पेट के अल्ट्रासाउंड की तैयारी',
  'आपात स्थिति: फूला हुआ कड़ा पेट, साँस लेने में तकलीफ़, गिर पड़ना, फीके मसूड़े, बहुत दर्द, या ज़ोर लगाने पर भी पेशाब न आना: अभी पशु डॉक्टर के पास जाएँ; पहले भूखा न रखें, अल्ट्रासाउंड का इंतज़ार न करें। खाली पेट और भरे पेशाब से तस्वीर साफ़ आती है। एक शाम पहले से घर लौटने तक क्या करें, और किन पालतुओं को बिल्कुल भूखा नहीं रखना है।'
)
on conflict (id) do nothing;
