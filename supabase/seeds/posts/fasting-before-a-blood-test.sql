-- Which blood tests need an empty stomach, for how many hours, and which pets are not fasted without a vet's word.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media)
values (
  1000000008,
  'fasting-before-a-blood-test',
  $$Fasting before a blood test: who, how long, and who never$$,
  $$<p>Most blood tests need no fasting; a few need twelve hours, and some pets are never fasted without a vet's word. Find your test in the table and plan the evening before.</p>$$,
  $html$
<p>"Nothing to eat since yesterday?" People expect the question, and many owners keep the bowl empty for tests that never asked for it. Most blood tests in dogs and cats need no fasting at all. A blood count, a kidney or liver profile, a thyroid test, a tick fever kit: breakfast does not spoil these, although a very large or fatty meal just before is best avoided.</p>
<p>A few tests do need an empty stomach. Water stays allowed in all of them.</p>
<h2>Find your test</h2>
<table>
<thead><tr><th>Test</th><th>Fast</th></tr></thead>
<tbody>
<tr><td>Triglycerides, cholesterol, lipid profile</td><td>12 hours</td></tr>
<tr><td>Bile acids</td><td>12 hours, then a fatty meal and a second sample two hours later</td></tr>
<tr><td>Pancreatic lipase (cPL, fPL)</td><td>12 hours</td></tr>
<tr><td>Vitamin B12 and folate</td><td>12 hours</td></tr>
<tr><td>Fasting glucose</td><td>8 to 12 hours</td></tr>
<tr><td>Fructosamine, progesterone, thyroid</td><td>none</td></tr>
<tr><td>Glucose curve</td><td>none: feed and give insulin as usual</td></tr>
</tbody>
</table>
<p>Panels follow their strictest part. The Comprehensive Wellness Panel includes a fasting glucose and lipids, and the Thyroid and Adrenal Panel includes cholesterol, so both are planned for an early morning. The contents of each are on the <a href="/pricing/panel-package">panel list</a>.</p>
<h2>Why food gets in the way</h2>
<p>After a meal fat droplets turn the serum milky. Light cannot pass as it should, and several chemistry values drift, the fats most of all. Sugar rises for some hours, and bile acids rise because that is their task. In pancreatic or vitamin tests a clear fasting sample gives a cleaner measurement.</p>
<h2>Who is not fasted without a vet's word</h2>
<ul>
<li><strong>Puppies and kittens under four months.</strong> Their stores are small and their sugar can fall within hours.</li>
<li><strong>Toy breeds</strong>, such as Chihuahuas, Pomeranians and small Yorkshire terriers, for the same reason.</li>
<li><strong>Pets with diabetes.</strong> Insulin without food can drive the sugar dangerously low. <a href="/blog/diabetes-one-glucose-is-not-enough">Diabetes: why one glucose is not enough</a> tells which tests suit them.</li>
</ul>
<p>Ask as well if your pet is pregnant or nursing, has already eaten little for a day, or is very thin. A cat that does not eat should never be kept from food to suit a laboratory.</p>
<h2>The evening before</h2>
<ol>
<li>Count back. For a draw at 8 in the morning, dinner ends at 8 in the evening.</li>
<li>Clear the floor: biscuits, chews, milk, flavoured tablets, the other pet's bowl and the neighbour's roti all count as food.</li>
<li>Leave fresh water out. In a Delhi summer a dry animal is harder to draw from and its values shift.</li>
<li>Ask your vet which medicines to give that morning. Do not skip any on your own, and do not give insulin without having asked.</li>
<li>Take a small meal along for afterwards.</li>
</ol>
<p>If something was eaten in secret, say so at the desk. A sample marked "fed at 6" can be judged, and sometimes another day is the cheaper choice. A milky tube may be refused for lipids and electrolytes.</p>
<h2>Other empty stomachs</h2>
<p>Anaesthesia, endoscopy and scans have rules of their own that do not follow from this table. For the most common one, see <a href="/blog/preparing-for-an-abdominal-ultrasound">preparing for an abdominal ultrasound</a>. Before an operation it is the clinic that sets the hours, by age and health.</p>
<h2>If fasting goes badly</h2>
<p>Weakness, trembling, a drunken walk or a fit during a fast can mean that the sugar is too low. Call a vet now and say what the pet last ate and when. No test result is worth finishing the hours.</p>
$html$,
  '2026-07-27T09:00:00+05:30',
  '{1000000002}',
  $${"url": "/art/posts/fasting-before-a-blood-test-960.webp", "alt_text": "Drawing of a food bowl and a clock face at twelve hours", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/fasting-before-a-blood-test-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/fasting-before-a-blood-test-960.webp", "width": 960, "height": 600}}}$$
)
on conflict (id) do nothing;
