-- What a smear, an antibody kit and PCR each find in tick fever, when, and what a negative result leaves open.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000010,
  'tick-fever-smear-antibody-or-pcr',
  $$Tick fever: smear, antibody test or PCR$$,
  $$<p>Three kinds of test look for tick fever, and each has its own weeks. See what a smear, an antibody kit and PCR can find, and what a negative answer from each leaves open.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now for pale or white gums, dark brown urine, bleeding that does not stop, hard breathing, fits or collapse. Do not wait for a test.</p>
<p>"Tick fever" is the name for several infections of the blood: Ehrlichia and Anaplasma (bacteria), Babesia and Hepatozoon (parasites). A dog can have two at once, and all look alike: fever, tiredness, pale gums, few platelets (the cells that stop bleeding).</p>
<p>Only a test can tell them apart. There are three kinds: a smear (blood on glass under the microscope), an antibody test (what the body makes against the germ) and PCR (which finds the germ's DNA).</p>
<h2>Side by side</h2>
<table>
<thead><tr><th>Question</th><th>Smear</th><th>Antibody</th><th>PCR</th></tr></thead>
<tbody>
<tr><td>What is found</td><td>the organism itself, by eye</td><td>the body's defence against it</td><td>the organism's DNA</td></tr>
<tr><td>Best moment</td><td>high fever, before treatment</td><td>from 2 to 3 weeks after infection</td><td>early illness, before antibiotics</td></tr>
<tr><td>Weak point</td><td>few organisms, easily missed</td><td>stays positive for months after cure</td><td>misses what is not in this sample of blood</td></tr>
<tr><td>Answer</td><td>2 to 4 hours</td><td>kit read 15 to 30 minutes after reaching the bench, signed report within 36 hours; Babesia gibsoni 1 to 3 days</td><td>24 to 48 hours</td></tr>
</tbody>
</table>
<h2>How much a smear misses</h2>
<p>In a <a href="https://doi.org/10.1186/1756-3305-4-141">survey of 525 dogs in four Indian cities</a> (2011), smears were positive in 2.3%, all of them Hepatozoon, while PCR found an infection in 49.7%: Hepatozoon in 30%, often silent, a Mycoplasma of the blood in 12.2%, which our PCR does not look for, and Babesia gibsoni in 0.2%. Such surveys often count dogs of the street and of shelters: a dog kept at home may differ. A parasite seen on the slide is sure. A slide without one proves nothing. Blood from the ear tip helps, and so does a smear of the buffy coat (the thin white layer between red cells and plasma when blood is spun). Slides made at once are better than slides from an old tube.</p>
<h2>Three dogs, three choices</h2>
<h3>Ill since the day before yesterday</h3>
<p>Fever of 104 °F, ticks last week, gums a little pale. The body has had no time to make antibodies, so the kit can be negative although the dog is infected. A blood count with smear costs little and comes back the same day; PCR on the same lavender tube, drawn before the first antibiotic, finds early and mixed infections.</p>
<h3>Not right for two months</h3>
<p>Thin, quiet, a nosebleed once. Here an antibody kit is useful. The Tick Fever Panel puts it next to a blood count, a smear, ALT, creatinine and the globulins (proteins that rise in long infections). The 4-in-1 kit adds Anaplasma, Babesia and heartworm.</p>
<h3>Treated last year, tired again</h3>
<p>The kit may still be positive from last year: it cannot tell old from new. A smear and PCR look for the germ of today, and platelets show whether the dog is getting better.</p>
<h2>For the tube</h2>
<p>PCR needs 2 mL of EDTA blood, chilled, not frozen. A heparin tube (green) spoils it. A very ill dog is treated at once: take the blood first and start a minute later. The same EDTA tube serves the count, the smear and the kits; the antibody test for Babesia gibsoni needs a plain red tube. Kits are on the <a href="/pricing/kit-based">rapid test list</a>.</p>
<h2>What to do with the answer</h2>
<p>A dog here can carry such a germ without being ill from it, so your vet reads the result together with the signs and the platelets. The medicines for Ehrlichia and for Babesia differ, which is the practical reason to ask which one it is. After treatment a count is repeated sooner than a kit. <a href="/blog/how-to-read-a-complete-blood-count">How to read a complete blood count</a> helps with the report. <a href="/blog/ticks-and-the-rainy-season">Ticks and the rainy season</a> tells how to keep ticks away.</p>
<p>Call a vet now for white gums, dark brown urine, bleeding that does not stop, hard breathing, fits or collapse.</p>
$html$,
  '2026-08-10T09:00:00+05:30',
  '{1000000003,1000000001}',
  $${"url": "/art/posts/tick-fever-smear-antibody-or-pcr-960.webp", "alt_text": "Drawing of a red cell smear with paired piroplasms", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/tick-fever-smear-antibody-or-pcr-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/tick-fever-smear-antibody-or-pcr-960.webp", "width": 960, "height": 600}}}$$,
  'टिक फीवर: स्मीयर, एंटीबॉडी की जाँच या PCR',
  'आपात स्थिति: फीके या सफ़ेद मसूड़े, गहरा भूरा पेशाब, खून जो बंद न हो, साँस लेने में तकलीफ़, दौरे या गिर पड़ना: अभी पशु डॉक्टर के पास जाएँ; जाँच का इंतज़ार न करें। टिक फीवर तीन तरह की जाँचों से ढूँढा जाता है, और हर एक के अपने हफ़्ते हैं। देखें कि स्मीयर (स्लाइड पर खून), एंटीबॉडी किट और PCR क्या पकड़ सकते हैं, और हर एक में निगेटिव आने पर भी क्या पक्का नहीं होता।'
)
on conflict (id) do nothing;
