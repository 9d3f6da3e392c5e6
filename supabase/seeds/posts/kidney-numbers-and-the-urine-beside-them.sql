-- Why creatinine, urea and SDMA need a urine sample of the same day, and what each adds.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media)
values (
  1000000003,
  'kidney-numbers-and-the-urine-beside-them',
  $$Kidney numbers, and the urine beside them$$,
  $$<p>Creatinine and urea say half of what a kidney has to tell. See what urine taken on the same day adds, where SDMA and the protein ratio fit, and what can mislead all of them.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now if a pet strains or passes no urine, vomits and is weak, or has eaten grapes, raisins or a human painkiller, or if a cat has chewed a lily.</p>
<p>Creatinine is high. Is it the kidneys? It may be, or the pet may simply be dry after two days of vomiting in June. The blood value is the same in both. What separates them is in the urine: a body short of water with working kidneys makes a small amount of concentrated urine, while tired kidneys let dilute urine go although the body needs the water.</p>
<p>That is why a kidney profile without urine is half a report.</p>
<h2>In the blood</h2>
<ul>
<li><strong>Creatinine</strong> comes from muscle at a steady pace and leaves by the kidneys. A muscular dog runs higher, and an old, thin cat can look better on paper than it is.</li>
<li><strong>Urea</strong> comes from protein. It also climbs after a meat meal or when blood is digested in the gut, so it should be read next to creatinine.</li>
<li><strong>SDMA</strong> depends less on muscle. On average it begins to rise when about 40% of function is lost, before creatinine does. Pups and greyhounds run higher by nature.</li>
<li><strong>Phosphorus</strong> rises as filtration falls, is higher in young animals, and is falsely raised by a broken or delayed sample.</li>
</ul>
<p>The Kidney Function Test holds urea, creatinine, their ratio, uric acid and phosphorus. Uric acid is there chiefly for birds, reptiles and a few dogs such as Dalmatians. Electrolytes and calcium are ordered separately, and SDMA is a test of its own.</p>
<h2>In the urine</h2>
<p>Specific gravity is the first line to read. It is measured with a refractometer, a small optical instrument, because the pad on a strip is not reliable for it. Next comes the sediment, what sinks when urine is spun: cells, crystals, casts and bacteria under the microscope. <a href="/tests/urinalysis-complete-routine-and-microscopy">A complete urinalysis</a> covers both.</p>
<p>The protein to creatinine ratio then asks whether the filter leaks. It makes sense only after the sediment, since blood or an infection adds protein that never came through the kidney. A morning sample, or several pooled over days, gives a steadier ratio than one chance catch. If the sediment or the signs suggest infection, a culture of urine drawn by needle comes before any conclusion about protein.</p>
<h2>Ways to spoil the pair</h2>
<table>
<thead><tr><th>What happened</th><th>What it changes</th></tr></thead>
<tbody>
<tr><td>Fluids by drip before the urine was taken</td><td>dilute urine that says little</td></tr>
<tr><td>A diuretic or a course of steroids</td><td>dilute urine, sometimes higher urea</td></tr>
<tr><td>Urine older than 6 hours, even chilled</td><td>cells and casts dissolve</td></tr>
<tr><td>Blood sent in a grey fluoride tube</td><td>urea cannot be measured</td></tr>
<tr><td>A large meat meal just before</td><td>higher urea</td></tr>
</tbody>
</table>
<p>So take both samples on the same day, urine before treatment whenever the pet's state allows. Owners can help with the second half: <a href="/blog/how-to-collect-a-urine-sample-at-home">collecting a urine sample at home</a> takes a ladle, a clean cup and ten minutes.</p>
<h2>One set, then another</h2>
<p>A single raised value begins a conversation. Vets speak of long-standing kidney disease only when findings persist over weeks to months and have been looked at together with blood pressure, weight, an ultrasound of the belly and the story told at home. Two sets of numbers from the same laboratory show a direction, and the direction guides diet and treatment. To see how much of a urine report comes from beyond the strip, read <a href="/blog/what-a-urine-dipstick-cannot-tell">what a urine dipstick cannot tell</a>. Blood profiles with prices are on the <a href="/pricing/biochemistry">biochemistry list</a>.</p>
<blockquote>Call a vet now if a cat, above all a male, strains and passes no urine, if any pet stops making urine, or if a dog has eaten grapes, raisins or human painkillers, or a cat has chewed a lily. These are hours that count.</blockquote>
$html$,
  '2026-09-28T09:00:00+05:30',
  '{1000000001}',
  $${"url": "/art/posts/kidney-numbers-and-the-urine-beside-them-960.webp", "alt_text": "Drawing of a row of cuvettes beside a urine cup and a refractometer scale", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/kidney-numbers-and-the-urine-beside-them-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/kidney-numbers-and-the-urine-beside-them-960.webp", "width": 960, "height": 600}}}$$
)
on conflict (id) do nothing;
