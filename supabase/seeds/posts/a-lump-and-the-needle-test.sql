-- What fine needle cytology of a lump can answer, and when a biopsy is needed instead.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000024,
  'a-lump-and-the-needle-test',
  $$A lump, and the needle test$$,
  $$<p>A lump cannot be judged by touch alone. Read how a fine needle sample is taken, which questions it can answer, when a biopsy is the better step, and how slides should travel.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now if a lump bleeds without stopping, if the face or throat swells, if breathing is hard, or if the pet turns pale and weak or collapses.</p>
<p>You find a soft, round lump on your dog, the size of a grape. It does not hurt, so it is easy to wait and see. Do not wait: harmless fat and a dangerous growth can feel the same under the fingers.</p>
<h2>A simple rule</h2>
<p>Ask for a needle sample of any lump that is about the size of a pea or larger, or has been there for a month, and at once if it grows, changes colour, breaks open or bothers the pet. Until the visit, measure it beside a coin, photograph it and note the date. Do not squeeze it, cut it or rub anything on it. Some growths swell when they are handled.</p>
<h2>How it is done</h2>
<p>Fine needle aspiration (drawing out cells) uses a needle much like the one for a vaccination, 22 or 23 gauge. The vet holds the lump still, moves the needle in several directions and spreads the cells on glass. It takes a few minutes, most pets need no sedation, and a drop of blood afterwards is usual. Tell your vet first if the dog has had tick fever, bruises or nose bleeds, since few platelets mean more bleeding.</p>
<p>The price of <a href="/tests/fine-needle-aspiration-cytology-fnac">the cytology</a> stands on its page. Allow 3 to 5 days for the signed report.</p>
<h2>What cells can say, and what only tissue can</h2>
<table>
<thead><tr><th>Question</th><th>Needle (cytology)</th><th>Biopsy (histopathology)</th></tr></thead>
<tbody>
<tr><td>Fat, cyst, pus or solid growth</td><td>usually yes</td><td>yes</td></tr>
<tr><td>Which kind of cells, for instance round cells</td><td>often yes</td><td>yes</td></tr>
<tr><td>How dangerous it is (its grade)</td><td>seldom</td><td>yes, for many growths</td></tr>
<tr><td>Has it all been removed</td><td>no</td><td>yes, when the cut edges are marked with ink</td></tr>
</tbody>
</table>
<p>Some lumps, such as mast cell growths and lymph nodes, give many cells to the needle. Firm lumps give few. "Too few cells to judge" does not mean that the lump is harmless: a second needle test or a biopsy is needed. Your vet reads the report together with the place of the lump, how fast it grows and how your pet is.</p>
<h2>Slides that arrive readable</h2>
<p>For clinics, four points:</p>
<ol>
<li>Send four air-dried, unstained slides, labelled on the frosted end in pencil.</li>
<li>Write site, size, texture and how long it has been there. Without the site a slide is hard to read.</li>
<li>Never pack slides with a formalin jar. The fumes spoil the stain, even from a closed jar.</li>
<li>For a biopsy, take slices up to 1 cm thick in ten parts of 10 per cent buffered formalin to one of tissue, in a wide-necked jar. Bone has to be softened first and takes 7 to 14 days.</li>
</ol>
<p>All cell and tissue tests are on the <a href="/pricing/cytology">cytology list</a>. If an operation follows, <a href="/blog/blood-tests-before-surgery">blood tests before surgery</a> tells what to expect. A lump inside the belly is looked at by ultrasound before any needle; see <a href="/blog/preparing-for-an-abdominal-ultrasound">preparing for an ultrasound</a>.</p>
<h2>Do not wait a month with these</h2>
<p>Call a vet now if a lump bleeds without stopping, if the face or throat swells or breathing becomes hard, or if a pet with a known belly mass turns pale, weak or collapses. A lump that doubles within days, or any lump along the teats of a female dog or cat, should be seen this week.</p>
$html$,
  '2026-10-15T09:00:00+05:30',
  '{1000000006}',
  $${"url": "/art/posts/a-lump-and-the-needle-test-960.webp", "alt_text": "Drawing of clustered round cells with violet nuclei", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/a-lump-and-the-needle-test-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/a-lump-and-the-needle-test-960.webp", "width": 960, "height": 600}}}$$,
  'गाँठ, और सुई वाली जाँच',
  'आपात स्थिति: गाँठ से खून बहे और बंद न हो, चेहरा या गला सूजे, साँस लेने में तकलीफ़ हो, या पालतू फीका और कमज़ोर पड़ जाए या गिर पड़े, तो अभी पशु डॉक्टर के पास जाएँ। सिर्फ़ छूकर पता नहीं चलता कि गाँठ कैसी है। पढ़ें कि पतली सुई से सैंपल कैसे लेते हैं, उससे किन सवालों के जवाब मिल सकते हैं, बायोप्सी (टुकड़े की जाँच) कब बेहतर है, और स्लाइड कैसे भेजनी चाहिए।'
)
on conflict (id) do nothing;
