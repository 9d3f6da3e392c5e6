-- Which changes in an old cat call for a T4, and what to check in the same visit.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000013,
  'when-to-test-thyroid-in-an-old-cat',
  $$When to test thyroid in an old cat$$,
  $$<p>An old cat that eats more and weighs less deserves a thyroid test. Read which signs to watch for, what else to check in the same visit, and why one normal value may be repeated.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now if a cat breathes hard or with an open mouth, collapses, or suddenly cannot see or use its hind legs. No food for a day: a vet the same day.</p>
<p>An old cat eats well, asks for more and still gets thin. Many families are glad that it eats. A vet thinks of the thyroid, two small glands in the neck whose hormone sets how fast the body works. Too much of it burns the body up.</p>
<h2>Changes worth a test</h2>
<p>An overactive thyroid is a common hormone problem of older cats and seldom troubles young ones. It comes slowly, over months, so it is easy to miss at home. Ask for a test when a cat past the age of about ten shows one or more of these:</p>
<ul>
<li>weight loss with a normal or greedy appetite</li>
<li>restlessness, or loud calling at night</li>
<li>vomiting or loose stools now and then, for weeks</li>
<li>more water drunk, larger wet patches in the litter</li>
<li>a coat that has turned greasy, matted or thin</li>
<li>a fast heartbeat, a murmur (an extra sound of the heart), or a small lump at the throat that your vet finds</li>
</ul>
<p>A monthly weight on a kitchen or baby scale, written on the calendar, shows it early.</p>
<h2>One tube, and no fasting</h2>
<p>Total T4 is the first test. <a href="/tests/total-t4-thyroxine">It</a> needs 2 mL of blood in a plain red-capped tube and reports in 1 to 3 days. Thyroid tests do not need fasting. If your cat already takes a thyroid tablet, write its name, the dose and the hour of the last dose on the form, because your vet reads the value against that time.</p>
<h2>What to test beside it</h2>
<p>Weight loss with hunger can have several causes, and an old cat can have more than one of them. The usual first three are T4, a kidney profile and a random glucose, and none of them needs a fast. The results change each other:</p>
<ul>
<li><strong>Kidneys.</strong> A fast thyroid pushes more blood through the kidneys and can make their numbers look better than they are. That is why the kidney profile and a urine test are repeated once treatment has slowed the thyroid. <a href="/blog/kidney-numbers-and-the-urine-beside-them">Kidney numbers and the urine beside them</a> explains how the two are read together.</li>
<li><strong>Sugar.</strong> A frightened cat can have a high glucose for no other reason than the car ride. Fructosamine, the average sugar of some weeks, usually tells, but an overactive thyroid makes it look too low. <a href="/blog/diabetes-one-glucose-is-not-enough">Why one glucose is not enough</a> has the details.</li>
</ul>
<p>Ask for the blood pressure as well. It takes a small cuff and a few quiet minutes.</p>
<h2>When the answer is unclear</h2>
<p>A clearly high T4 in a cat with such signs points to an overactive thyroid. A normal T4 does not always rule it out: another illness can lower it, and in a mild case it goes up and down. Your vet may repeat it after some weeks or add a free T4 (the part of the hormone that is not bound in the blood). Free T4 is read beside the total, never alone, since some ill cats without thyroid trouble have a high one. The TSH test is made for dogs and is not for a cat's first visit. Prices of all thyroid tests are on the <a href="/pricing/hormone">hormone list</a>.</p>
<h2>Signs that cannot wait</h2>
<p>Call a vet now if your cat breathes hard or with an open mouth, collapses, suddenly cannot use its hind legs or see, or cries in pain. A cat that has eaten nothing for a whole day should be seen the same day.</p>
$html$,
  '2026-11-05T09:00:00+05:30',
  '{1000000004}',
  $${"url": "/art/posts/when-to-test-thyroid-in-an-old-cat-960.webp", "alt_text": "Drawing of a cat in profile with a butterfly-shaped gland at the throat", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/when-to-test-thyroid-in-an-old-cat-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/when-to-test-thyroid-in-an-old-cat-960.webp", "width": 960, "height": 600}}}$$,
  'बूढ़ी बिल्ली में थायरॉइड की जाँच कब',
  'आपात स्थिति: बिल्ली को साँस लेने में तकलीफ़ हो या वह मुँह खोलकर साँस ले, गिर पड़े, या अचानक देख न पाए या पिछले पैर न चला पाए, तो अभी पशु डॉक्टर के पास जाएँ; एक दिन से कुछ न खाया हो, तो उसी दिन डॉक्टर को दिखाएँ। बूढ़ी बिल्ली ज़्यादा खाए और वज़न घटे, तो थायरॉइड की जाँच करानी चाहिए। किन लक्षणों पर नज़र रखें, उसी बार और क्या जाँचें, और एक ठीक नतीजा दोबारा क्यों देखा जा सकता है।'
)
on conflict (id) do nothing;
