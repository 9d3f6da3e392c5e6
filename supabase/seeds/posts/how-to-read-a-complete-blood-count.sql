-- What each part of a complete blood count describes, in which order to read it, and what the tube itself can change.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000001,
  'how-to-read-a-complete-blood-count',
  $$How to read your pet's complete blood count$$,
  $$<p>What the red cells, white cells and platelets on the report describe, in which order to read them, and why a single value outside its normal range is often no illness at all.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now for white gums, collapse, hard breathing, bleeding that does not stop, or bruises that appear without a knock. Do not wait for a count.</p>
<p>A blood count needs 2 mL of blood in a tube with a lavender cap. The report has some twenty lines, but they are about only three kinds of cells.</p>
<h2>The three kinds of cells</h2>
<ul>
<li><strong>Red cells</strong> carry oxygen. Haemoglobin, packed cell volume and the red cell count measure much the same thing in three ways. MCV is the size of the red cells, MCHC how much red colour they hold, RDW how much they differ in size.</li>
<li><strong>White cells</strong> rise or fall with infection, inflammation, allergy and stress. There are five kinds: neutrophils, lymphocytes, monocytes, eosinophils and basophils.</li>
<li><strong>Platelets</strong> stop bleeding. In north India tick fever is a common reason for a low count in a dog.</li>
</ul>
<h2>An order for reading</h2>
<ol>
<li><strong>Begin with the remarks.</strong> "Platelet clumps", "sample clotted" or "lipaemic" (fat in the blood) mean that some numbers below may be wrong.</li>
<li><strong>Then the red cells.</strong> If they are low, the vet asks whether the body is making new ones. A reticulocyte count (dogs and cats) counts the young red cells and helps to tell.</li>
<li><strong>Then the white cells, by their absolute count.</strong> That is how many of a kind there are in a drop of blood; the percentage is only their share. A share can look high just because another kind is low, so both are on the report.</li>
<li><strong>Platelets last, with the smear</strong> (a drop of blood spread on glass and looked at by a person). In cats they clump so readily that a low machine count is checked on the slide before it is reported.</li>
</ol>
<h2>When a value is outside the normal range</h2>
<p>The normal range (interval) on the report is that of this laboratory and this kind of animal. Most healthy animals fall inside it, a few do not. Age and breed matter: puppies differ from adults, and greyhounds have more red cells. Fear can raise a cat's white cells, and steroids change all of them. Your vet reads the report together with the examination and with earlier reports.</p>
<h2>Mistakes that come from the tube</h2>
<p>Too little blood in the tube shrinks the red cells and makes the count look low. In old blood the cells swell. Fat after a heavy meal makes haemoglobin look too high. A clot holds cells back, so the tube is refused. For the clinic: fill to the mark, turn the tube gently 8 to 10 times, make two air-dried smears at once, and send the tube chilled, never frozen, so that it arrives within 24 hours.</p>
<h2>Machine or eye</h2>
<p><a href="/tests/complete-blood-count-cbc">The count</a> is reported 2 to 4 hours after the sample reaches the laboratory. The version with <a href="/tests/cbc-with-pathologist-smear-review">a pathologist's review of the smear</a> follows on the next working day. A person sees what the machine cannot name: clumped platelets, very young white cells, parasites, cells that do not belong in blood. But a smear without parasites does not rule them out; <a href="/blog/tick-fever-smear-antibody-or-pcr">smear, antibody test or PCR</a> explains why. Both versions are on the <a href="/pricing/hematology">hematology list</a>.</p>
<h2>What it cannot say</h2>
<p>A count shows that the body is fighting something. It seldom says what. It does not measure the liver, the kidneys, sugar or clotting. If the count is normal and your pet is unwell, more tests are needed. If the draw is planned with other tests, <a href="/blog/which-tube-for-which-test">which tube for which test</a> shows what can share a tube.</p>
<p>Do not wait for a count with these. Call a vet now for white gums, collapse, hard breathing, bleeding that does not stop, or bruises that appear without a knock.</p>
$html$,
  '2026-11-16T09:00:00+05:30',
  '{1000000001}',
  $${"url": "/art/posts/how-to-read-a-complete-blood-count-960.webp", "alt_text": "Drawing of a stained blood smear with red cells, two white cells and platelets", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/how-to-read-a-complete-blood-count-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/how-to-read-a-complete-blood-count-960.webp", "width": 960, "height": 600}}}$$,
  'खून की पूरी गिनती (CBC) की रिपोर्ट कैसे पढ़ें',
  'आपात स्थिति: सफ़ेद मसूड़े, गिर पड़ना, साँस लेने में तकलीफ़, खून जो बंद न हो, या बिना चोट के नील: अभी पशु डॉक्टर के पास जाएँ; खून की गिनती का इंतज़ार न करें। रिपोर्ट में लाल कण, सफ़ेद कण और प्लेटलेट क्या बताते हैं, उन्हें किस क्रम में पढ़ें, और सीमा से बाहर का एक अकेला नंबर अक्सर बीमारी क्यों नहीं होता।'
)
on conflict (id) do nothing;
