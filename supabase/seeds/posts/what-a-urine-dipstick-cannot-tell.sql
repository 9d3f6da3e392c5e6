-- Which pads of a urine strip are worth reading in dogs and cats, and what needs a refractometer or a microscope.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000004,
  'what-a-urine-dipstick-cannot-tell',
  $$What a urine dipstick cannot tell$$,
  $$<p>Some pads of a urine strip are useful in dogs and cats, and some are not. Learn which ones to trust, how damp and old urine mislead them, and what the microscope adds.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now if a cat or dog strains and passes no urine, if urine is red or like dark tea, or if a pet with diabetes vomits or will not eat.</p>
<p>A urine strip has ten coloured squares (pads) and gives an answer in a minute. But it was made for people, and some of its pads are not reliable in dogs and cats.</p>
<h2>Pad by pad</h2>
<table>
<thead><tr><th>Pad</th><th>In dogs and cats</th></tr></thead>
<tbody>
<tr><td>Glucose</td><td>Useful. It cannot tell diabetes from a stressed cat or a kidney that leaks sugar; blood glucose is needed beside it.</td></tr>
<tr><td>Ketones (made when fat is burnt in place of sugar)</td><td>Useful when positive. The strip misses beta-hydroxybutyrate, the main ketone, which is measured in blood. Under insulin the strip clears late, so recovery is followed in blood.</td></tr>
<tr><td>Blood</td><td>Sensitive. Blood, but also the red colour of broken blood cells or of hurt muscle, changes it; only the microscope can tell.</td></tr>
<tr><td>Protein</td><td>A rough screen. A trace in concentrated urine may mean nothing, and a little in dilute urine may mean much.</td></tr>
<tr><td>Bilirubin</td><td>Dogs, males above all, may show some in concentrated urine. In a cat it is worth a call to your vet.</td></tr>
<tr><td>pH (acid or not)</td><td>A guide. It rises as urine stands.</td></tr>
<tr><td>Leucocytes (white cells)</td><td>Unreliable. It often misses pus cells in dogs and finds them in cats that have none.</td></tr>
<tr><td>Nitrite (made by some bacteria)</td><td>Unreliable. A negative pad does not exclude bacteria.</td></tr>
<tr><td>Specific gravity (how strong the urine is)</td><td>Unreliable. An instrument, the refractometer, measures it from one drop.</td></tr>
</tbody>
</table>
<h2>Three questions that need more than a strip</h2>
<h3>Is there an infection?</h3>
<p>Bacteria and white cells are looked for in the sediment, what sinks when urine is spun, and a culture grows the germ and finds the antibiotic that works. For culture your vet draws urine through the belly wall with a fine needle, since urine caught in a cup picks up bacteria on the way. Antibiotics that are started because of a pad often hide the cause.</p>
<h3>Is protein being lost?</h3>
<p>The pad shows how much protein is in this urine, not how much leaves the body in a day. The protein to creatinine ratio gives the true loss, whether the urine is strong or weak. First the sediment has to show that there is no blood or infection in it.</p>
<h3>Are there crystals or stones?</h3>
<p>No pad sees a crystal. The microscope does, in fresh urine; in a chilled and old sample crystals can form that were never in the bladder. A stone, on the other hand, can lie there without a single crystal in the cup.</p>
<h2>If you use strips at home</h2>
<p>Some owners of pets with diabetes do, at their vet's request. Then do it like this:</p>
<ul>
<li>Close the bottle at once. In the humid weeks of July and August the pads of an open bottle spoil long before the printed date.</li>
<li>Read each pad at the second given on the label, in daylight. A colour that develops late is not a result.</li>
<li>Use fresh urine and a rinsed, dry cup. Traces of bleach or peroxide can turn the sugar and blood pads; vitamin C in supplements can hold them back.</li>
<li>Write the result down with the time, and do not change an insulin dose on a strip alone.</li>
</ul>
<h2>What the laboratory adds</h2>
<p><a href="/tests/urine-specific-gravity-and-dipstick">Specific gravity by refractometer with a strip</a> is the small test. <a href="/tests/urinalysis-complete-routine-and-microscopy">The complete urinalysis</a> adds the microscope, which is where most of the information lies. Both are reported 2 to 4 hours after the sample reaches the laboratory and are on the <a href="/pricing/clinical">urine and stool list</a>. A good sample decides the rest: first urine of the morning, at the laboratory within 2 hours or kept in the fridge for at most 6. <a href="/blog/how-to-collect-a-urine-sample-at-home">How to collect it at home</a> goes step by step, and <a href="/blog/kidney-numbers-and-the-urine-beside-them">kidney numbers</a> shows how blood and urine are read as a pair.</p>
<p>Do not wait because a strip is normal. Call a vet now if a cat strains and passes nothing, if urine is red or the colour of dark tea, or if a pet with diabetes vomits, will not eat or breathes hard.</p>
$html$,
  '2026-08-17T09:00:00+05:30',
  '{1000000001}',
  $${"url": "/art/posts/what-a-urine-dipstick-cannot-tell-960.webp", "alt_text": "Drawing of a urine dipstick with coloured pads", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/what-a-urine-dipstick-cannot-tell-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/what-a-urine-dipstick-cannot-tell-960.webp", "width": 960, "height": 600}}}$$,
  'पेशाब की पट्टी (डिपस्टिक) क्या नहीं बता सकती',
  'आपात स्थिति: बिल्ली या कुत्ता ज़ोर लगाए पर पेशाब न आए, पेशाब लाल या गहरी चाय जैसा हो, या शुगर (डायबिटीज) वाला पालतू उल्टी करे या न खाए, तो अभी पशु डॉक्टर के पास जाएँ। पेशाब की पट्टी के कुछ पैड (रंग के चौकोर) कुत्ते-बिल्ली में काम के हैं, कुछ नहीं। जानें कि किन पर भरोसा करें, सीलन और पुराना पेशाब उन्हें गलत कैसे करते हैं, और माइक्रोस्कोप से और क्या पता चलता है।'
)
on conflict (id) do nothing;
