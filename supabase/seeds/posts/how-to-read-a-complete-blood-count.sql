-- What each part of a complete blood count describes, in which order to read it, and what the tube itself can change.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media)
values (
  1000000001,
  'how-to-read-a-complete-blood-count',
  $$How to read your pet's complete blood count$$,
  $$<p>What the red cells, white cells and platelets on the report describe, in which order to read them, and why a single value outside its interval is often no illness at all.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now for white gums, collapse, hard breathing, bleeding that does not stop, or bruises that appear without a knock. Do not wait for a count.</p>
<p>Two millilitres of blood in a lavender-capped tube, a few minutes in a counter and a look through the microscope become a page of some twenty lines. It reads more easily once you know that all of them describe only three families of cells.</p>
<h2>The three families</h2>
<ul>
<li><strong>Red cells</strong> carry oxygen. Haemoglobin, packed cell volume and the red cell count measure much the same thing in three ways. The indices (MCV, MCHC, RDW) add the size of the cells, their filling and how unequal they are.</li>
<li><strong>White cells</strong> answer infection, inflammation, allergy and stress. The total is split into neutrophils, lymphocytes, monocytes, eosinophils and basophils.</li>
<li><strong>Platelets</strong> close small leaks in vessels. In north India tick fever is a common reason for a low count in a dog.</li>
</ul>
<h2>An order for reading</h2>
<ol>
<li><strong>Begin with the remarks.</strong> "Platelet clumps", "sample clotted" or "lipaemic" decide how far the lines below can be trusted.</li>
<li><strong>Then the red cells.</strong> If they are low, the useful question is whether the bone marrow is answering. A reticulocyte count (dogs and cats) looks for young red cells and can support an answer.</li>
<li><strong>Then the white cells, in absolute numbers.</strong> A percentage can look high only because another kind of cell is scarce. The laboratory reports both for this reason.</li>
<li><strong>Platelets last, with the smear.</strong> In cats they clump so readily that a low machine count is checked on the slide before it is reported.</li>
</ol>
<h2>When a value stands outside the interval</h2>
<p>The interval on the report belongs to the laboratory's own analyser and to the species. It is usually drawn so that most healthy animals fall inside it, which means that a few fall outside. Age and breed matter: puppies differ from adults, and greyhounds carry more red cells than other dogs. So does the morning itself. A frightened cat can push up its white cells on the way to the clinic, and a course of steroids rearranges the whole white cell line. Your vet reads the page together with the examination, and with last year's page when there is one.</p>
<h2>What the tube did</h2>
<p>Blood changes after it leaves the vein. An under-filled EDTA tube shrinks the red cells and lowers a spun packed cell volume. In stored blood the cells swell, so the MCV climbs. Fat after a heavy meal raises haemoglobin falsely. A clot, even a small one, catches platelets and cells, and the tube is refused. Good practice at the draw is simple: fill to the mark, turn the tube gently 8 to 10 times, make two air-dried smears at once, and send the tube chilled, never frozen, so that it arrives within 24 hours.</p>
<h2>Machine or eye</h2>
<p><a href="/tests/complete-blood-count-cbc">The count</a> is reported 2 to 4 hours after the sample reaches the laboratory. The version with <a href="/tests/cbc-with-pathologist-smear-review">a pathologist's review of the smear</a> follows on the next working day. The eye finds what the counter cannot name: clumped platelets, very young neutrophils, parasites, cells that do not belong in blood. Even so, a smear without parasites does not close the question; <a href="/blog/tick-fever-smear-antibody-or-pcr">smear, antibody test or PCR</a> explains why. Both versions are on the <a href="/pricing/hematology">hematology list</a>.</p>
<h2>What it leaves open</h2>
<p>A count shows that the body is reacting. It seldom says to what. It does not measure the liver, the kidneys, sugar or clotting times, and a normal page in a pet that is plainly unwell is a reason to look further. If the draw is planned with other tests, <a href="/blog/which-tube-for-which-test">which tube for which test</a> shows what can share a tube.</p>
<p>Some signs should not wait for numbers. Call a vet now for white gums, collapse, hard breathing, bleeding that does not stop, or bruises that appear without a knock.</p>
$html$,
  '2026-11-16T09:00:00+05:30',
  '{1000000001}',
  $${"url": "/art/posts/how-to-read-a-complete-blood-count-960.webp", "alt_text": "Drawing of a stained blood smear with red cells, two white cells and platelets", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/how-to-read-a-complete-blood-count-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/how-to-read-a-complete-blood-count-960.webp", "width": 960, "height": 600}}}$$
)
on conflict (id) do nothing;
