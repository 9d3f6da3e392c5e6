-- What a sensible yearly check of an older dog contains, what it costs and how to prepare for it.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000016,
  'a-yearly-check-for-the-older-dog',
  $$A yearly check for the older dog$$,
  $$<p>From about seven years on, one planned visit a year finds slow changes early. Here is what to include, how the panels differ in content and price, and what to bring that morning.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now, not to a check, for hard breathing, collapse, a swollen tight belly, fits, bleeding that does not stop, or straining without urine.</p>
<p>Begin at about seven years; very large dogs age sooner, small ones later. At that age slow illnesses become common. The check also shows what is normal for your dog, so that a change is seen next year.</p>
<h2>First the vet looks at the dog</h2>
<p>No blood test replaces an examination. Your vet weighs the dog, looks at teeth, eyes and skin, feels the belly and the lymph nodes, listens to heart and lungs, and moves each joint. The tests are then chosen to fit what was found. Bring your own observations as well: thirst, stairs, coughing at night, new lumps, changes in sleep.</p>
<h2>Choosing a panel</h2>
<p>The Comprehensive Wellness Panel holds ten tests: blood count, liver and kidney profiles, fasting glucose, lipids (fats), electrolytes (salts), calcium, thyroid T4, urine and stool. It suits a dog that seems well.</p>
<p>The Premium Senior Panel is built for the old dog. It leaves out lipids, glucose, calcium and stool, so ask for a random glucose and a calcium beside it: both change what is done for an old dog. It adds five tests:</p>
<ul>
<li><strong>SDMA</strong>, a kidney marker that on average rises when about 40 per cent of function is lost, before creatinine does</li>
<li><strong>urine protein to creatinine ratio</strong>, which measures protein leaking through the kidney</li>
<li><strong>NT-proBNP</strong>, a signal of stretched heart muscle</li>
<li><strong>C-reactive protein</strong>, a sign of inflammation (swelling or infection) somewhere in the body</li>
<li><strong>pancreatic lipase</strong>, a test for a dog that vomits or has a sore belly, not for a well one</li>
</ul>
<p>Its blood count includes a pathologist's look at the smear. Ask your vet which one fits. A dearer panel is not better care for a dog that is well. Both are set out on the <a href="/pricing/panel-package">panel list</a>.</p>
<h2>The morning of the visit</h2>
<ol>
<li>A dog that is well gets no food for 12 hours, since lipids, glucose and pancreatic lipase ask for it. Water is always allowed. Never fast a toy breed, a dog with diabetes or one that is weak, trembles or has had fits; <a href="/blog/fasting-before-a-blood-test">who is never fasted</a> has the whole list.</li>
<li>Catch the first urine in a clean dry cup, mid-stream, with a ladle. It should reach the laboratory within 2 hours, or go into the fridge for at most 6.</li>
<li>If stool is on the list, take a walnut-sized piece from the top, less than a day old, without soil, and keep it in the fridge.</li>
<li>Write down every medicine and supplement with its dose, and ask beforehand which to give that morning.</li>
</ol>
<p>In the hot months go early: a dog that has panted for an hour in a car gives a poorer sample.</p>
<h2>Reading it, this year and next</h2>
<p>A value just outside the normal range on the report is common in healthy animals. A value inside the range that has changed a lot since last year can matter. So keep all reports of the same laboratory together and compare them. For the kidney part, read <a href="/blog/kidney-numbers-and-the-urine-beside-them">kidney numbers and the urine beside them</a>. If a lump is found, read <a href="/blog/a-lump-and-the-needle-test">a lump and the needle test</a>.</p>
<p>A report tells what was measured on that day. It does not promise a healthy year.</p>
<h2>Do not wait for the check with these</h2>
<p>Call a vet now for hard breathing, collapse, a swollen tight belly, bleeding that does not stop, or a fit that lasts more than five minutes. Weight loss, great thirst or a cough that stays deserve an appointment this week, whatever month the yearly visit falls in.</p>
$html$,
  '2026-07-13T09:00:00+05:30',
  '{1000000004,1000000006}',
  $${"url": "/art/posts/a-yearly-check-for-the-older-dog-960.webp", "alt_text": "Drawing of an old dog in profile beside a report sheet", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/a-yearly-check-for-the-older-dog-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/a-yearly-check-for-the-older-dog-960.webp", "width": 960, "height": 600}}}$$,
  'बूढ़े कुत्ते की सालाना जाँच',
  'आपात स्थिति: साँस लेने में तकलीफ़, गिर पड़ना, फूला हुआ कड़ा पेट, दौरे, खून जो बंद न हो, या ज़ोर लगाने पर भी पेशाब न आना: अभी पशु डॉक्टर के पास जाएँ, सालाना जाँच के लिए नहीं। करीब सात साल की उम्र से, साल में एक बार पहले से तय जाँच उन बदलावों को जल्दी पकड़ लेती है जो धीरे-धीरे आते हैं। यहाँ देखें कि उसमें क्या-क्या हो, पैनलों में और उनकी कीमत में क्या फ़र्क है, और उस सुबह साथ क्या लाएँ।'
)
on conflict (id) do nothing;
