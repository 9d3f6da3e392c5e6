-- The nine to one rule of the light-blue tube, what breaks it, and how to draw a clotting sample well.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000005,
  'why-a-citrate-tube-must-be-filled-to-the-line',
  $$Why a citrate tube must be filled to the line$$,
  $$<p>Clotting tests need nine parts of blood to one of citrate. Here is why the line matters, what usually goes wrong, and how to take a sample that the laboratory can use.</p>$$,
  $html$
<p><strong>Emergency:</strong> bleeding that does not stop, sudden large bruises, black stools or any bite of rat poison needs a vet now, with or without a test.</p>
<p>This page is for clinics; owners may like to know why a tube was refused. A half-filled light-blue tube cannot be used, although the blood looks good: it has too much citrate for so little blood.</p>
<h2>Why the line matters</h2>
<p>Citrate keeps blood liquid by binding calcium. In the laboratory a measured amount of calcium is given back and the seconds until a clot forms are counted. That amount is right for one mixture only: nine parts of blood to one part of 3.2% citrate.</p>
<p>A small tube holds 0.2 mL of citrate and expects 1.8 mL of blood. Give it 0.9 mL and the ratio falls from nine to one to four and a half to one. The extra citrate binds the calcium, the clot comes late, and a healthy dog looks as if it bleeds. With too much blood there is too little citrate, and small clots form in the tube.</p>
<p>Nothing can put this right afterwards. A tube that is more than 10% under or over its line is refused. So is blood that has clotted, plasma that is red from broken cells or too milky, and blood with heparin in it.</p>
<h2>Which tests sit in that tube</h2>
<p>Prothrombin time, activated partial thromboplastin time, fibrinogen, D-dimer (validated for dogs), antithrombin and fibrin degradation products can share one correctly filled citrate tube. Platelets cannot; they are counted in lavender EDTA. Nothing else belongs in light blue: the citrate dilutes the blood and adds sodium, so chemistry from it would be wrong. PT and aPTT are run day and night and reported 2 to 4 hours after arrival. The first four are on the <a href="/pricing/hematology">hematology list</a>; the last two run on the chemistry bench and take 1 to 3 days.</p>
<h2>A draw that works</h2>
<ol>
<li>Choose the tube for the patient. For a kitten, a toy breed or an anaemic animal, take a paediatric citrate tube with its own line. Half of an adult tube is never a substitute.</li>
<li>One clean entry into a vein that fills well. Searching for the vein with the needle starts the clotting; if the first try fails, use another vein and a new syringe.</li>
<li>With a winged set, let the first drops go into a second citrate tube, or one without any additive, and throw it away; never into one with clot activator or gel. The air in the tubing otherwise takes the place of blood, and the citrate tube comes up short.</li>
<li>Fill citrate first, then plain serum, EDTA and fluoride. Only a blood culture bottle goes before it.</li>
<li>Do not draw through a catheter flushed with heparin.</li>
<li>Turn the tube over gently several times at once. Shaking activates platelets and breaks red cells.</li>
<li>Look for a clot, write pet, owner, species, date and time on the label, and compare with the form.</li>
</ol>
<h2>The four hours after</h2>
<p>Whole citrate blood keeps for about 4 hours at room temperature. If traffic, distance or the hour of the night stands in the way, spin it, move the plasma into a plain plastic tube without touching the cells, freeze it and send it frozen. Write "citrate plasma" on it, because once separated it looks like any other pale fluid.</p>
<h2>When the tube is right and the time is still odd</h2>
<p>Very thick blood holds less plasma. With a PCV (the share of red cells) above 55%, as in an animal that lacks much water, there is too much citrate even at the line: call us first for a tube with less. Mention anticoagulants, possible rat poison and recent transfusions too. A long clotting time can have several causes, so the vet also looks at platelets, liver values and the animal itself. For planned operations, <a href="/blog/blood-tests-before-surgery">blood tests before surgery</a> tells when clotting is worth checking. For the other caps, see <a href="/blog/which-tube-for-which-test">which tube for which test</a>.</p>
<p>Owners: bleeding that does not stop, sudden large bruises, black stools or any bite of rat poison means call a vet now, with or without a test.</p>
$html$,
  '2026-11-09T09:00:00+05:30',
  '{1000000002}',
  $${"url": "/art/posts/why-a-citrate-tube-must-be-filled-to-the-line-960.webp", "alt_text": "Drawing of light-blue capped tubes, one filled to its line and one under-filled", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/why-a-citrate-tube-must-be-filled-to-the-line-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/why-a-citrate-tube-must-be-filled-to-the-line-960.webp", "width": 960, "height": 600}}}$$,
  'साइट्रेट ट्यूब निशान तक भरना क्यों ज़रूरी है',
  'आपात स्थिति: खून जो बंद न हो, अचानक बड़े नील, काली पॉटी, या चूहे मारने की दवा ज़रा सी भी खा लेना: अभी पशु डॉक्टर के पास जाएँ, जाँच हो या न हो। क्लिनिकों के लिए: खून जमने की जाँचों में खून के नौ हिस्सों पर साइट्रेट का एक हिस्सा चाहिए। देखें कि निशान क्यों ज़रूरी है, अक्सर क्या गलत हो जाता है, और ऐसा सैंपल कैसे लें जो लैब के काम आए।'
)
on conflict (id) do nothing;
