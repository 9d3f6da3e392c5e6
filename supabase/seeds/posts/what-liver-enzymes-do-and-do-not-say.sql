-- What ALT, AST, ALP and GGT show, what they leave open, and which tests look at liver function.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000002,
  'what-liver-enzymes-do-and-do-not-say',
  $$What liver enzymes do, and do not, say$$,
  $$<p>ALT, AST, ALP and GGT show that liver cells are hurt. They do not show whether the liver still works. This page says which tests do.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now for yellow gums or eyes, repeated vomiting, confusion, bleeding or eaten poison. A cat that has eaten nothing for a day is seen the same day.</p>
<p>Enzymes are substances that work inside cells. When liver cells are hurt, enzymes leak into the blood and can be measured: on the report they are "raised". How well the liver works is shown by other tests.</p>
<h2>The four names</h2>
<table>
<thead><tr><th>Enzyme</th><th>Where it mostly comes from</th><th>What else can raise it</th></tr></thead>
<tbody>
<tr><td>ALT (SGPT)</td><td>liver cells, in dogs and cats</td><td>severe muscle injury, some medicines; of little use in horses and cattle</td></tr>
<tr><td>AST (SGOT)</td><td>liver and muscle</td><td>exercise, injury, red cells broken in the tube; read with creatine kinase</td></tr>
<tr><td>ALP</td><td>bile passages</td><td>growing bones in pups, steroids in dogs, phenobarbital</td></tr>
<tr><td>GGT</td><td>bile passages</td><td>steroids in dogs; the preferred bile enzyme in cats, horses and cattle</td></tr>
</tbody>
</table>
<p>ALT and AST point to hurt cells, ALP and GGT to bile that flows badly. In dogs ALP stays high for days and also rises with steroids, so it often means little. In cats it falls within hours, so even a small rise matters.</p>
<h2>Three things that a high value does not say</h2>
<ul>
<li><strong>How bad it is.</strong> A poison can raise ALT very high in a liver that will recover. A liver full of scars has few cells left, and its enzymes may be almost normal.</li>
<li><strong>Whether the liver works.</strong> Enzymes show damage, not how much work is done.</li>
<li><strong>Where the trouble began.</strong> An inflamed gut or pancreas, bad teeth, an overactive thyroid in an old cat or too much cortisol in a dog can all disturb a liver that is otherwise sound. <a href="/blog/why-cushings-takes-more-than-one-test">Cushing's disease</a> is one well-known source of a high ALP.</li>
</ul>
<h2>Tests of how the liver works</h2>
<p>Albumin, glucose, urea, cholesterol and the clotting factors are made or handled by the liver, and bilirubin is cleared by it. When several of them change together, the liver may be failing. Bilirubin, the yellow colour, also rises when red blood cells break, so a blood count is done too.</p>
<p>The bile acids test (result in 1 to 3 days) shows it best. Blood is taken after a 12-hour fast and again two hours after a fatty meal, in tubes marked PRE and POST. It helps when a young dog may have a shunt, a vessel that leads blood past the liver. Once a pet is yellow, it adds nothing. A pup, a toy breed, or a pet that has fits or seems drunk is never fasted for it at home: there the vet decides on the fast and on the fatty meal. Who may be fasted, and who may not, is set out in <a href="/blog/fasting-before-a-blood-test">fasting before a blood test</a>.</p>
<h2>What a liver profile holds</h2>
<p>The Liver Function Test reports ALT, AST, ALP, GGT, total and direct bilirubin, total protein, albumin, globulin and their ratio, 4 to 6 hours after 3 mL of blood in a plain red tube has reached the laboratory. Single enzymes can be had too; all are on the <a href="/pricing/biochemistry">biochemistry list</a>. Keep the tube out of bright light for the sake of bilirubin, and out of an EDTA tube for the sake of ALP, which needs metals that EDTA removes.</p>
<h2>After an unexpected rise</h2>
<p>In a pet that feels well, a repeat after 2 to 4 weeks often says more than a longer list on the same day. Write down every tablet, herbal powder, oil and chew your pet has had, including leftovers from the family's own medicine box, because some of them harm the liver. If the value stays high or rises, an ultrasound of the belly usually follows, to look at the liver itself.</p>
<p>Call a vet now if gums or eyes turn yellow, if your pet vomits again and again, seems drunk or confused, bleeds easily, or may have eaten paracetamol, rat poison, mouldy food or a wild mushroom. A cat that has refused food for a day also needs a call.</p>
$html$,
  '2026-10-26T09:00:00+05:30',
  '{1000000001}',
  $${"url": "/art/posts/what-liver-enzymes-do-and-do-not-say-960.webp", "alt_text": "Drawing of a row of cuvettes in graded amber", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/what-liver-enzymes-do-and-do-not-say-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/what-liver-enzymes-do-and-do-not-say-960.webp", "width": 960, "height": 600}}}$$,
  'लिवर के एंज़ाइम क्या बताते हैं, और क्या नहीं',
  'आपात स्थिति: पीले मसूड़े या आँखें, बार-बार उल्टी, होश ठीक न लगना, खून बहना या ज़हर खा लेना: अभी पशु डॉक्टर के पास जाएँ; जिस बिल्ली ने एक दिन से कुछ न खाया हो, उसे उसी दिन डॉक्टर को दिखाएँ। ALT, AST, ALP और GGT बताते हैं कि लिवर की कोशिकाओं को चोट पहुँची है। वे यह नहीं बताते कि लिवर अब भी काम कर रहा है या नहीं। यह लेख बताता है कि वह किन जाँचों से पता चलता है।'
)
on conflict (id) do nothing;
