-- Why cortisol is measured several times, and in what order the tests usually come.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000014,
  'why-cushings-takes-more-than-one-test',
  $$Why Cushing's disease takes more than one test$$,
  $$<p>One cortisol value cannot tell whether a dog has Cushing's disease. See what each test shows, in what order they usually come, and how to help your dog give a result that can be trusted.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now if a dog breathes hard, collapses or suddenly cannot walk, or if one treated for Cushing's is weak, vomits or will not eat.</p>
<p>Cortisol is a hormone of stress. It rises in the car, with an ear infection, after fireworks. So one high value means little. In Cushing's disease the body makes too much cortisol for months and cannot stop. To see whether it can stop, the vet gives a small dose of medicine and takes blood several times.</p>
<h2>What raises the suspicion</h2>
<p>The question usually comes up in a middle-aged or old dog that drinks and urinates a lot, is always hungry, pants at rest, has a rounded belly, thin skin or hair that does not grow back. Routine blood work may show a raised alkaline phosphatase, an enzyme that many other things also raise, as <a href="/blog/what-liver-enzymes-do-and-do-not-say">our article on liver enzymes</a> describes. Cats get Cushing's disease far less often.</p>
<p>Testing makes most sense when several of these signs are present and no other illness is. In a dog that is ill with something else, stress alone can make every cortisol test look suspicious.</p>
<h2>Four tests, four questions</h2>
<table>
<thead><tr><th>Test</th><th>What it asks</th></tr></thead>
<tbody>
<tr><td>Urine cortisol to creatinine ratio</td><td>Is Cushing's possible at all? A normal value makes it unlikely; a high one does not prove it.</td></tr>
<tr><td>Low-dose dexamethasone suppression, 0, 4 and 8 hours</td><td>Does the body stop making cortisol when it should?</td></tr>
<tr><td>ACTH stimulation, before and 1 hour after</td><td>How much can the adrenal glands (beside the kidneys) make? It can miss some cases, but it answers well when steroid medicine is the suspected cause, and it follows treatment.</td></tr>
<tr><td>Endogenous ACTH</td><td>Does the trouble come from the pituitary gland (below the brain) or from an adrenal gland?</td></tr>
</tbody>
</table>
<p>A baseline cortisol has its own use: it can make Addison's disease, the opposite problem, unlikely. It never proves Cushing's.</p>
<h2>Why three samples</h2>
<p>In the suppression test the vet injects a tiny dose of dexamethasone. A healthy body then makes very little cortisol for the rest of the day. The sample at 8 hours shows whether that happened; the one at 4 hours can hint at the cause. Each tube must carry its time: without it the three numbers mean nothing.</p>
<h2>How you can help</h2>
<ul>
<li>List every steroid of the past months, including ear drops, eye drops, skin creams and injections for itching. Prednisolone and hydrocortisone are read as cortisol for a day or two; a long course disturbs the tests for weeks. Your vet says how long to wait. The suppression test does not count in a dog on phenobarbital, or in one that is ill or stressed. Do not stop a steroid on your own: a sudden stop can be dangerous.</li>
<li>For the urine ratio, catch the first morning urine at home, at least two days after any visit or other excitement. <a href="/blog/how-to-collect-a-urine-sample-at-home">Collecting urine at home</a> shows how.</li>
<li>Plan a quiet stay for the 8-hour test and ask the clinic about food that day. Do not choose a week with fireworks or house guests.</li>
</ul>
<p>For clinics: endogenous ACTH spoils easily. It needs a plastic EDTA tube on ice, spun at once, with the plasma frozen in plastic. Serum or unspun blood has to be refused.</p>
<p>An abdominal ultrasound often joins the tests, because it lets your vet look at both adrenal glands. Each result is read together with the signs at home.</p>
<h2>When to stop waiting</h2>
<p>Call a vet now if a dog with suspected Cushing's disease breathes hard, collapses or suddenly cannot walk. Do the same if a dog already treated for it becomes weak, vomits or refuses food.</p>
$html$,
  '2026-10-05T09:00:00+05:30',
  '{1000000004,1000000001}',
  $${"url": "/art/posts/why-cushings-takes-more-than-one-test-960.webp", "alt_text": "Drawing of three sample tubes with clock faces marked 0, 4 and 8 hours", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/why-cushings-takes-more-than-one-test-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/why-cushings-takes-more-than-one-test-960.webp", "width": 960, "height": 600}}}$$,
  'कुशिंग बीमारी में एक से ज़्यादा जाँचें क्यों लगती हैं',
  'आपात स्थिति: कुत्ते को साँस लेने में तकलीफ़ हो, वह गिर पड़े या अचानक चल न पाए, या जिसका कुशिंग का इलाज चल रहा है वह कमज़ोर हो, उल्टी करे या न खाए, तो अभी पशु डॉक्टर के पास जाएँ। कॉर्टिसोल (तनाव का हार्मोन) की एक जाँच से यह नहीं कहा जा सकता कि कुत्ते को कुशिंग बीमारी है या नहीं। देखें कि हर जाँच क्या बताती है, वे आम तौर पर किस क्रम में होती हैं, और आप क्या करें कि नतीजे पर भरोसा किया जा सके। स्टेरॉयड अपने आप बंद न करें।'
)
on conflict (id) do nothing;
