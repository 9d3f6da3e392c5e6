-- What to do in the first hour after a pet swallows an object, and what an endoscope can reach.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000020,
  'a-swallowed-object-and-the-endoscope',
  $$A swallowed object, and when the endoscope helps$$,
  $$<p>If a pet has swallowed something, the first hour matters. Know what to do and what to leave alone, which objects cannot wait, and when an endoscope can spare an operation.</p>$$,
  $html$
<p><strong>Emergency:</strong> if your pet has swallowed an object, go to a vet now, even if it seems well. Give no food and no water. Do not make it vomit. Do not pull a thread or string.</p>
<p><strong>Never at home:</strong> salt, mustard oil and hydrogen peroxide, the usual means to bring an object up, do harm. Salt poisons, peroxide burns, and oil can run into the lungs.</p>
<p>Call a vet now, before you read on, if the object was a button battery, a magnet, a needle or a sharp bone, or if your pet is choking, drooling without pause, retching, breathing hard or collapsed. Batteries and sharp bones can do harm within hours. Let somebody else drive, and read the rest on the way.</p>
<h2>The first hour</h2>
<p>Do these things:</p>
<ul>
<li>Take away whatever is left of the object, and keep a piece or the same kind of toy to show.</li>
<li>Note the time it was swallowed and the time of the last meal.</li>
<li>Telephone the clinic, so that X-ray and anaesthesia can be made ready.</li>
</ul>
<p>And leave these alone:</p>
<ul>
<li>Give no food and no water, no oil, no bread, no milk. A full stomach delays the anaesthetic and hides the object.</li>
<li>Do not try to bring it up. Only a vet can say whether that is safe. Sharp things and acids harm a second time on the way up.</li>
<li>Never pull a thread that hangs from the mouth, under the tongue or from the rear. It may be caught round the tongue or deep in the gut, and pulling can cut.</li>
</ul>
<h2>What vets in north India take out</h2>
<p>In summer and the rains: mango stones and corn cobs. In August: rakhi threads and kite string, some of it coated with glass. All year: cooked chicken and mutton bones, coins, hair bands, socks, and sewing needles with thread.</p>
<h2>Picture first</h2>
<p><a href="/tests/digital-x-ray-single-region-2-views">An X-ray</a> of one region in two views comes first. Metal, stone and bone show well; cloth, plastic, thread and wood may not. So the vet also needs to know what happened. Sometimes an ultrasound is added. Barium, a white drink that shows on X-ray, is not given before an endoscope, because it covers everything, and never where the gut may be torn. <a href="/blog/x-ray-or-ultrasound-which-first">Which picture first</a> gives the reasons.</p>
<h2>How far the endoscope reaches</h2>
<p>An endoscope is a thin flexible tube with a camera, a light and small tools to grip things. Under general anaesthesia it passes through the mouth and reaches the gullet, the stomach and the first bend of the gut. An object that still lies there can often be lifted out the way it came, with no cut and usually a short recovery.</p>
<p>It cannot take out everything. It does not reach far into the intestine, and it may not grip a very large, smooth or heavy thing. An object that has gone through the wall needs an operation. Ask before it starts what is done if it fails.</p>
<h2>Time and cost</h2>
<p>The removal itself takes about 60 minutes, without anaesthesia and recovery, and is priced on <a href="/tests/endoscopic-foreign-body-removal">its own page</a>. The X-ray and the blood check before anaesthesia, with or without clotting tests, are priced apart, as is a biopsy if one is taken. It is treated as a same-day emergency. Other procedures are on the <a href="/pricing/endoscopy">endoscopy list</a>, and <a href="/blog/blood-tests-before-surgery">blood tests before surgery</a> tells what the check looks for.</p>
<h2>Pets that show nothing at first</h2>
<p>Some pets show nothing for days. Vomiting that returns, food refused, no stool, a hunched back or a sore belly after a toy went missing: see a vet today. Many small smooth things do pass on their own, but only a vet should decide to wait, after an X-ray or a scan.</p>
$html$,
  '2026-07-06T09:00:00+05:30',
  '{1000000005,1000000006}',
  $${"url": "/art/posts/a-swallowed-object-and-the-endoscope-960.webp", "alt_text": "Drawing of an endoscope's round view with a retrieved toy", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/a-swallowed-object-and-the-endoscope-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/a-swallowed-object-and-the-endoscope-960.webp", "width": 960, "height": 600}}}$$,
  'निगली हुई चीज़, और एंडोस्कोप कब काम आता है',
  'आपात स्थिति: पालतू ने कोई चीज़ निगल ली हो, तो ठीक दिखे तब भी अभी पशु डॉक्टर के पास जाएँ; खाना न दें, पानी न दें, उल्टी न कराएँ, धागा या डोरी न खींचें। घर पर नमक, सरसों का तेल या हाइड्रोजन पेरॉक्साइड कभी न दें। पालतू कुछ निगल ले तो पहला घंटा कीमती है। जानें कि क्या करें और क्या न करें, कौन सी चीज़ें रुक नहीं सकतीं, और एंडोस्कोप (कैमरे वाली पतली नली) कब ऑपरेशन से बचा सकता है।'
)
on conflict (id) do nothing;
