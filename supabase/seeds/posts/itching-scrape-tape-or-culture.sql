-- Which skin test looks for which cause of itching, and how to arrive with skin worth testing.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000021,
  'itching-scrape-tape-or-culture',
  $$Itching: scrape, tape or culture$$,
  $$<p>Mites, yeast, bacteria and ringworm each need a different skin sample. Learn what a scrape, a tape strip and a culture look for, how long each takes, and why not to bathe your pet first.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now for a swollen face, sudden hives, hard breathing or collapse, or for a weak pup or kitten with pale gums and many fleas.</p>
<p>Fleas, and an allergy to their bites, are the commonest cause of itching: look for them first. A mite, a yeast, a fungus, a flea and an allergy all look alike: the dog scratches, the hair falls, the skin turns red. Each needs another sample.</p>
<h2>Scrape, for mites</h2>
<p>A blade with a drop of mineral oil is drawn over a fold of skin until it just oozes, at several sites, because Demodex, a mite, lives deep in the hair root. The material goes under the microscope the same day. Sarcoptes, the mite of scabies, is easily missed: a scrape without mites does not rule it out, and your vet may treat for it all the same. Scabies can make the people of the house itch too, so mention it if they do.</p>
<h2>Tape, for yeast and bacteria</h2>
<p>Clear tape pressed on greasy skin, or a swab rolled from the ear onto a slide, picks up yeast, bacteria and white cells (same day). It is quick and nearly painless, and often the first test in the damp weeks of the monsoon. Send left and right ear on slides that are labelled apart.</p>
<h2>Culture, for ringworm and for stubborn infection</h2>
<p>Ringworm is a fungus, not a worm. Plucked hair and scale from the edge of a bald patch can be looked at under the microscope the same day, but that can miss it. The fungal culture, in which the fungus is grown, is slower and surer: 7 to 21 days, and up to 4 weeks before it is called negative. Hair and scale travel in a dry envelope, never in a wet jar.</p>
<p>Ringworm passes to people, children first. While you wait, wash hands, keep the pet off beds and ask a doctor about any ring-shaped rash.</p>
<p>When an infection has not cleared with treatment, a bacterial culture with sensitivity grows the germ and shows which antibiotics still work. The swab must travel in moist transport medium; a dry one is refused. Write on the form any antibiotic given.</p>
<h2>One visit, all of it</h2>
<p>The Skin and Coat Panel brings together the scrape, the microscope test for ringworm (KOH), the smear, the fungal culture and a blood count. The quick parts report first, the culture follows. If the cause is still not found, your vet may add surface cytology (cells from the skin) or, in a dog with a dull coat and added weight, a thyroid test. A total IgE value (one kind of antibody) does not tell whether a dog has an allergy; that takes the history, the pattern of the itch and tests of single allergens. Single tests are on the <a href="/pricing/parasitology">parasitology list</a>.</p>
<h2>Before the visit</h2>
<ul>
<li>No bath, medicated shampoo, powder, oil or ear drops in the days before, unless your vet asks for them. Ask how many days suit your case.</li>
<li>Do not stop prescribed tablets on your own. List them, steroids above all.</li>
<li>Photograph the skin at its worst, and note where the itch began and in which month.</li>
<li>Note every flea and tick product with its date. Fleas are still the first thing to look for, and <a href="/blog/ticks-and-the-rainy-season">ticks in the rainy season</a> has more.</li>
</ul>
<h2>More than an itch</h2>
<p>Call a vet now for a face that swells, hives with hard breathing or collapse, or a weak pup or kitten with pale gums and many fleas. Hot, wet, painful patches that spread within a day should be seen that day. For a firm lump under itchy skin, read <a href="/blog/a-lump-and-the-needle-test">the needle test</a>.</p>
$html$,
  '2026-10-29T09:00:00+05:30',
  '{1000000006}',
  $${"url": "/art/posts/itching-scrape-tape-or-culture-960.webp", "alt_text": "Drawing of a mite among hair shafts", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/itching-scrape-tape-or-culture-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/itching-scrape-tape-or-culture-960.webp", "width": 960, "height": 600}}}$$,
  'खुजली: खुरचन, टेप या कल्चर',
  'आपात स्थिति: सूजा हुआ चेहरा, अचानक चकत्ते, साँस लेने में तकलीफ़ या गिर पड़ना, या कमज़ोर पिल्ला या बिल्ली का बच्चा जिसके मसूड़े फीके हों और जिस पर बहुत पिस्सू हों: अभी पशु डॉक्टर के पास जाएँ। माइट (चमड़ी में रहने वाले बहुत छोटे जीव), यीस्ट, बैक्टीरिया और दाद, हर एक के लिए चमड़ी का अलग सैंपल चाहिए। जानें कि खुरचन, टेप और कल्चर में क्या ढूँढा जाता है, हर एक में कितना समय लगता है, और पालतू को पहले क्यों नहीं नहलाना है।'
)
on conflict (id) do nothing;
