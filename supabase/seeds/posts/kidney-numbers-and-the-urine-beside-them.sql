-- Why creatinine, urea and SDMA need a urine sample of the same day, and what each adds.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000003,
  'kidney-numbers-and-the-urine-beside-them',
  $$Kidney numbers, and the urine beside them$$,
  $$<p>Creatinine and urea in the blood are half of a kidney check. See what urine taken on the same day adds, where SDMA and the protein ratio fit, and what can mislead all of them.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now if a pet strains or passes no urine, vomits and is weak, or has eaten grapes, raisins or a human painkiller, or if a cat has chewed a lily.</p>
<p>Creatinine and urea are wastes that the kidneys remove. When they are high, the kidneys may be ill, or the pet may only lack water after vomiting. The urine tells which: healthy kidneys save water and make strong urine, ill kidneys make weak, watery urine.</p>
<p>So a kidney profile without urine is half a report.</p>
<h2>In the blood</h2>
<ul>
<li><strong>Creatinine</strong> comes from muscle. A muscular dog has more of it; in an old, thin cat it can look normal although the kidneys are ill.</li>
<li><strong>Urea</strong> comes from protein. It also rises after a meat meal or bleeding in the gut, so it is read together with creatinine.</li>
<li><strong>SDMA</strong> depends less on muscle. On average it begins to rise when about 40% of function is lost, before creatinine does. Pups and greyhounds run higher by nature.</li>
<li><strong>Phosphorus</strong> rises when the kidneys filter less. It is higher in young animals, and looks too high in an old or spoilt sample.</li>
</ul>
<p>The Kidney Function Test holds urea, creatinine, their ratio, uric acid and phosphorus. Uric acid is there chiefly for birds, reptiles and a few dogs such as Dalmatians. Electrolytes (salts of the blood) and calcium are ordered separately, and SDMA is a test of its own.</p>
<h2>In the urine</h2>
<p>Specific gravity says how strong the urine is: read it first. It is measured with a refractometer, a small optical instrument, because the pad on a strip is not reliable for it. Next comes the sediment, what sinks when urine is spun: cells, crystals and bacteria under the microscope. <a href="/tests/urinalysis-complete-routine-and-microscopy">A complete urinalysis</a> covers both.</p>
<p>The protein to creatinine ratio shows whether the kidneys leak protein. Blood or an infection in the urine also adds protein, so the sediment is looked at first. A morning sample, or urine of several days mixed, is best. If there may be an infection, the vet takes urine by needle for culture first.</p>
<h2>What makes the results wrong</h2>
<table>
<thead><tr><th>What happened</th><th>What it changes</th></tr></thead>
<tbody>
<tr><td>Fluids by drip before the urine was taken</td><td>dilute urine that says little</td></tr>
<tr><td>A diuretic or a course of steroids</td><td>dilute urine, sometimes higher urea</td></tr>
<tr><td>Urine older than 6 hours, even chilled</td><td>cells break up; the protein ratio alone keeps 2 days in the fridge</td></tr>
<tr><td>Blood sent in a grey fluoride tube</td><td>urea cannot be measured</td></tr>
<tr><td>A large meat meal just before</td><td>higher urea</td></tr>
</tbody>
</table>
<p>So take both samples on the same day, urine before treatment whenever the pet's state allows. Owners can help with the second half: <a href="/blog/how-to-collect-a-urine-sample-at-home">collecting a urine sample at home</a> takes a ladle, a clean cup and ten minutes.</p>
<h2>Why it is repeated</h2>
<p>One high value is not yet kidney disease. Vets speak of it when the values stay high for weeks to months, and when blood pressure, weight and an ultrasound fit. Two reports of the same laboratory show whether it gets better or worse, and diet and treatment follow that. To see how much of a urine report comes from beyond the strip, read <a href="/blog/what-a-urine-dipstick-cannot-tell">what a urine dipstick cannot tell</a>. Blood profiles with prices are on the <a href="/pricing/biochemistry">biochemistry list</a>.</p>
<blockquote>Call a vet now if a cat, above all a male, strains and passes no urine, if any pet stops making urine, or if a dog has eaten grapes, raisins or human painkillers, or a cat has chewed a lily. Do not wait.</blockquote>
$html$,
  '2026-09-28T09:00:00+05:30',
  '{1000000001}',
  $${"url": "/art/posts/kidney-numbers-and-the-urine-beside-them-960.webp", "alt_text": "Drawing of a row of cuvettes beside a urine cup and a refractometer scale", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/kidney-numbers-and-the-urine-beside-them-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/kidney-numbers-and-the-urine-beside-them-960.webp", "width": 960, "height": 600}}}$$,
  'किडनी के नंबर, और साथ में पेशाब',
  'आपात स्थिति: पालतू पेशाब के लिए ज़ोर लगाए या पेशाब न आए, उल्टी करे और कमज़ोर हो, या उसने अंगूर, किशमिश या इंसानों की दर्द की दवा खाई हो, या बिल्ली ने लिली चबाई हो, तो अभी पशु डॉक्टर के पास जाएँ। खून में क्रिएटिनिन और यूरिया देखना किडनी की आधी जाँच है। देखें कि उसी दिन लिया पेशाब और क्या बताता है, SDMA और पेशाब में प्रोटीन की जाँच कहाँ काम आती हैं, और किन बातों से ये सब गलत आ सकती हैं।'
)
on conflict (id) do nothing;
