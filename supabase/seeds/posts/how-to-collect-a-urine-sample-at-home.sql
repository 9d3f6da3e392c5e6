-- How to catch, keep and bring a urine sample from a dog or a cat, and when not to try.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000007,
  'how-to-collect-a-urine-sample-at-home',
  $$How to collect a urine sample at home$$,
  $$<p>How to catch urine from a dog with a ladle and from a cat with clean litter, how long it keeps, which tests need your vet to take it, and when straining cannot wait at all.</p>$$,
  $html$
<p><strong>Emergency:</strong> a cat or dog that strains and passes no urine needs a vet now, a male cat most of all. Do not wait for a sample. Do not press on the belly.</p>
<p>The first urine of the morning is the strongest and tells the laboratory the most. Have everything ready at the door before you go out.</p>
<h2>You will need</h2>
<ul>
<li>a clean, dry, leak-proof cup from a chemist or the clinic; jam jars and medicine bottles keep traces of sugar and soap</li>
<li>a ladle for a dog, washed, rinsed well and dried, or a shallow dish for a small or low-standing one</li>
<li>for a cat, a clean tray with non-absorbent litter, or an empty one</li>
<li>gloves, a marker pen and a second bag</li>
</ul>
<h2>From a dog</h2>
<ol>
<li>Walk on a short lead to the usual spot. Long grass hides the moment, so choose open ground.</li>
<li>Let the first drops go. Then slide the ladle in from the side and catch the middle of the stream.</li>
<li>A tablespoon is plenty; 5 mL is enough for a complete urinalysis.</li>
<li>Pour it into the cup and close it. If grass, soil or stool fell in, try again at the next walk.</li>
</ol>
<p>For a shy dog, tie the dish to the end of a stick.</p>
<h2>From a cat</h2>
<p>Wash the tray with hot water, rinse until nothing smells of cleaner, and dry it. Put in the special litter, or leave it empty or almost so; some cats accept a few clean aquarium pebbles. Keep the cat with this tray in a closed room for the night, with food, water and a bed, and keep other cats out, or nobody will know whose urine it is. Draw the urine up with a clean dropper or syringe without a needle.</p>
<p>Never press on the belly to make it come. A full bladder behind a blockage can tear.</p>
<h2>The clock starts</h2>
<p>Urine should reach the laboratory within 2 hours. If that is not possible, put the closed cup in the fridge at once and bring it within 6 hours, with a cold pack in warm weather. After that the cells break up, crystals form and bacteria grow. Do not freeze it, and do not leave it in sunlight or in a parked car. Write pet, owner, species, date and time on the cup itself, since lids get mixed up.</p>
<p><a href="/tests/urinalysis-complete-routine-and-microscopy">The complete test</a> is reported 2 to 4 hours after arrival; the <a href="/pricing/clinical">urine and stool list</a> has the rest.</p>
<h2>Which tests a home sample can serve</h2>
<table>
<thead><tr><th>Test</th><th>Home sample</th></tr></thead>
<tbody>
<tr><td>Complete urinalysis</td><td>yes, mid-stream, fresh</td></tr>
<tr><td>Protein to creatinine ratio</td><td>yes, in the morning; your vet may ask for several days pooled. Alone it may wait 2 days in the fridge</td></tr>
<tr><td>Cortisol to creatinine ratio</td><td>yes, and home is where it should come from: first morning urine, two days after any visit to a clinic. Alone it may wait 2 days in the fridge</td></tr>
<tr><td>Culture (germs are grown)</td><td>no, your vet takes it with a fine needle through the belly wall</td></tr>
</tbody>
</table>
<p>For the cortisol ratio, read <a href="/blog/why-cushings-takes-more-than-one-test">why Cushing's disease takes more than one test</a>. For what the laboratory sees beyond a urine strip, read <a href="/blog/what-a-urine-dipstick-cannot-tell">what a urine dipstick cannot tell</a>.</p>
<h2>What to write beside it</h2>
<p>Note how it was caught, what medicines and supplements your pet has had, whether a female is in season, and whether your pet has been drinking or asking to go out more than usual. This changes how the result is read.</p>
<h2>Do not collect, call</h2>
<p>A cat, above all a male, that goes to the tray again and again, cries and leaves nothing behind may be blocked. Call a vet now; do not wait for the sample. The same holds for a dog that strains without a drop, for urine that is mostly blood, and for a pet that also vomits or lies still.</p>
$html$,
  '2026-09-07T09:00:00+05:30',
  '{1000000002,1000000006}',
  $${"url": "/art/posts/how-to-collect-a-urine-sample-at-home-960.webp", "alt_text": "Drawing of a yellow-capped urine cup and a clean ladle", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/how-to-collect-a-urine-sample-at-home-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/how-to-collect-a-urine-sample-at-home-960.webp", "width": 960, "height": 600}}}$$,
  'घर पर पेशाब का सैंपल कैसे लें',
  'आपात स्थिति: बिल्ली या कुत्ता, सबसे ज़्यादा नर बिल्ली, ज़ोर लगाए पर पेशाब न आए, तो अभी पशु डॉक्टर के पास जाएँ; सैंपल का इंतज़ार न करें, पेट न दबाएँ। कुत्ते का पेशाब कलछी से और बिल्ली का साफ़ लिटर से कैसे लें, वह कितनी देर ठीक रहता है, किन जाँचों के लिए उसे डॉक्टर को लेना होता है, और कब पेशाब के लिए ज़ोर लगाना ज़रा भी नहीं रुक सकता।'
)
on conflict (id) do nothing;
