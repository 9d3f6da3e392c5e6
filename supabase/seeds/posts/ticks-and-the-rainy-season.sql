-- Where ticks hide in the rains, how to remove one, how to keep them away and what to watch for afterwards.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000009,
  'ticks-and-the-rainy-season',
  $$Ticks and the rainy season in north India$$,
  $$<p>Where to look for ticks on a dog in the rains, how to take one off without harm, how to clear the house as well as the coat, and which signs in the following weeks need a vet.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now for pale or yellow gums, urine like strong tea, bleeding, hard breathing, wobbling legs or collapse. Say that there were ticks.</p>
<p>Ticks like warm, damp weather. In north India there are most from the hot months through the rains until the nights turn cool. In heated homes some stay all year.</p>
<h2>Why the house matters</h2>
<p>The brown dog tick, the one most dogs here carry, lives indoors too. A fed female drops off, hides in a crack of the wall and lays thousands of eggs. If only the dog is treated and not the house, it has ticks again within weeks.</p>
<h2>Where to look, every evening</h2>
<p>Run your fingers slowly against the coat and feel for a small, firm bump:</p>
<ul>
<li>inside and behind the ears</li>
<li>around the eyes and lips</li>
<li>under the collar</li>
<li>in the armpits and groin</li>
<li>between the toes and pads</li>
<li>below the tail</li>
</ul>
<p>Young ticks are the size of a sesame seed or smaller. Cats groom most of theirs away, so check the head and neck, which they cannot reach with the tongue.</p>
<h2>Taking one off</h2>
<ol>
<li>Wear gloves, or use a tissue.</li>
<li>With fine tweezers or a tick hook, take hold as close to the skin as you can.</li>
<li>Lift steadily and straight, without twisting hard or squeezing the body.</li>
<li>Drop the tick into spirit or soapy water. Do not crush it between your fingers.</li>
<li>Clean the skin and your hands, and write the date on the calendar.</li>
</ol>
<p>Do not use kerosene, a matchstick or mustard oil: the tick may then put more germs into the bite, and the skin is hurt. A small crust at the spot is common and heals by itself.</p>
<h2>Keeping them away</h2>
<p>Tablets, spot-on drops and collars all have a place. Your vet chooses by weight, age, bathing habits and the other animals at home, and will tell you how many weeks one dose lasts; during the rains the weeks must not have gaps. Two warnings. A dog product that contains permethrin can kill a cat, even one that only sleeps against the treated dog. And never use cattle dip or garden spray on a pet: no dose is safe.</p>
<p>Treat the place as well: wash bedding hot, vacuum cracks and corners and throw the bag out, seal gaps, cut grass along the wall, and ask a pest service about repeated rounds, since eggs survive the first.</p>
<h2>The weeks after a tick</h2>
<p>Some ticks pass on germs: Ehrlichia, Babesia or Anaplasma by the bite, Hepatozoon when the dog swallows a tick. Infection is common: in a <a href="https://doi.org/10.1186/1756-3305-4-141">survey of 525 dogs in four Indian cities</a> (2011), a DNA test (PCR) found a germ that ticks or other insects carry in about half of them. Most of these carried Hepatozoon (30%), which is often silent, or a Mycoplasma of the blood (12%), which our PCR does not look for; Babesia gibsoni was found in 0.2%. Such surveys often count dogs of the street and of shelters, so the risk of a dog kept at home may be lower. Never use amitraz on a cat, a toy breed or a pet with diabetes without the vet.</p>
<p>For a month or so watch for fever, tiredness, poor appetite, pale gums, swollen glands, stiff legs or small bruises. With such signs your vet may order a Tick Fever Panel, made up of a blood count, a smear, an Ehrlichia antibody kit and three chemistry values. Testing a lively dog on the day of the bite shows nothing, because antibodies need two to three weeks. <a href="/blog/tick-fever-smear-antibody-or-pcr">Smear, antibody test or PCR</a> explains which test fits which week, and a <a href="/blog/how-to-read-a-complete-blood-count">complete blood count</a> is often the first page to read. Panels and prices are on the <a href="/pricing/panel-package">panel list</a>.</p>
<p>Call a vet now for white or yellow gums, urine the colour of strong tea, a nose that bleeds, hard breathing, wobbling legs or collapse. Say that there were ticks, and when.</p>
$html$,
  '2026-08-03T09:00:00+05:30',
  '{1000000003}',
  $${"url": "/art/posts/ticks-and-the-rainy-season-960.webp", "alt_text": "Drawing of a tick on a leaf in the rain", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/ticks-and-the-rainy-season-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/ticks-and-the-rainy-season-960.webp", "width": 960, "height": 600}}}$$,
  'उत्तर भारत में बरसात और टिक',
  'आपात स्थिति: फीके या पीले मसूड़े, कड़क चाय जैसा पेशाब, खून बहना, साँस लेने में तकलीफ़, लड़खड़ाते पैर या गिर पड़ना: अभी पशु डॉक्टर के पास जाएँ और बताएँ कि टिक लगे थे। बरसात में कुत्ते पर टिक कहाँ ढूँढें, बिना नुकसान कैसे निकालें, बालों के साथ घर भी कैसे साफ़ करें, और अगले हफ़्तों में कौन से लक्षण दिखें तो डॉक्टर के पास जाएँ।'
)
on conflict (id) do nothing;
