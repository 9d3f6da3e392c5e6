-- What glucose, fructosamine, urine and a curve each add in a pet with possible or known diabetes.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000015,
  'diabetes-one-glucose-is-not-enough',
  $$Diabetes: why one glucose is not enough$$,
  $$<p>One glucose (blood sugar) value shows one minute only. Learn what fructosamine, a urine test and a day-long curve add, and why a pet on insulin must never be fasted without asking the vet.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now if a pet with diabetes vomits, will not eat, is weak, breathes fast or has sweet breath, or if it trembles, staggers or has a fit (low sugar).</p>
<p>Glucose is the sugar in the blood. It goes up and down all day. One test shows the sugar of that minute and says nothing about the rest of the day or the week.</p>
<h2>Three ways a single value misleads</h2>
<ol>
<li><strong>Fear.</strong> Fear raises the sugar, above all in cats: being held, driven in a car or barked at is enough. The value can stay high for hours in a cat without diabetes.</li>
<li><strong>Food.</strong> A meal shortly before the blood is taken raises the number. A random glucose asks for no fast: it is the one for a sick pet, for one that may have diabetes and for one on insulin. The fasting test, after 8 to 12 hours without food, is only for healthy adult dogs and cats.</li>
<li><strong>The tube.</strong> Blood cells go on using up sugar in the tube. In a plain tube about 5 to 10 per cent is lost each hour. The grey-capped fluoride tube stops that after an hour or two, so glucose travels in grey, in a tube filled to its mark: too little blood for the fluoride breaks the cells. Many dogs and cats are followed at home today, with a small meter or a sensor on the skin; ask your vet. <a href="/blog/which-tube-for-which-test">Which tube for which test</a> lists the rest.</li>
</ol>
<h2>What each test adds</h2>
<table>
<thead><tr><th>Test</th><th>Looks back over</th><th>Good to know</th></tr></thead>
<tbody>
<tr><td>Random glucose</td><td>minutes</td><td>no fasting; fluoride tube; quick answer in an emergency</td></tr>
<tr><td>Fructosamine (average sugar)</td><td>the last 1 to 3 weeks</td><td>no fasting; falsely low with low albumin (a protein of the blood) or an overactive thyroid in a cat</td></tr>
<tr><td>Complete urinalysis</td><td>the hours since the last urination</td><td>shows sugar and ketones, and signs of a bladder infection to follow up</td></tr>
<tr><td>Beta-hydroxybutyrate</td><td>now</td><td>a ketone (made when fat is burnt in place of sugar) that urine strips miss</td></tr>
<tr><td>Glucose curve, 6 samples</td><td>one ordinary day</td><td>shows how insulin and meals fit together</td></tr>
</tbody>
</table>
<p>When several of these are wanted at once, the <a href="/tests/diabetes-and-metabolic-panel">Diabetes and Metabolic Panel</a> combines seven tests. No pet is fasted for it without the vet's order. Blood fats rise after a meal, so write on the form when the pet last ate. All single prices are on the <a href="/pricing/biochemistry">biochemistry list</a>.</p>
<h2>The day of the curve</h2>
<p>A curve follows a pet that already receives insulin. Blood is taken every two hours over 10 to 12 hours, at the laboratory or during a stay at the clinic. Everything else should be as on any other day: the same food at the same hour, the insulin as usual. If the pet was fasted or upset, the curve is of no use. Curves differ from day to day, so your vet also asks about thirst, weight and appetite at home before the dose is changed.</p>
<p>Keep a small notebook: water drunk in a day, meals left over, time and dose of each injection, weight once a week.</p>
<h2>Never fast a pet on insulin by yourself</h2>
<p>Insulin without food can drive the sugar dangerously low. Ask your vet before any fasting test, and before you change a dose. The same holds for many other animals; see <a href="/blog/fasting-before-a-blood-test">who is never fasted</a>.</p>
<h2>Two dangers: call a vet for both</h2>
<p>Too little sugar shows as weakness, trembling, a drunken walk or fits. If the pet is awake and can swallow, rub a little honey or sugar water on its gums; keep your fingers away from the teeth of a pet in a fit. Call a vet now.</p>
<p>Too many ketones show as vomiting, no appetite, great tiredness and fast, deep breathing. That pet needs a vet the same hour, whatever the last reading was. Call a vet now.</p>
$html$,
  '2026-09-21T09:00:00+05:30',
  '{1000000004}',
  $${"url": "/art/posts/diabetes-one-glucose-is-not-enough-960.webp", "alt_text": "Drawing of a glucose curve over one day on graph paper", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/diabetes-one-glucose-is-not-enough-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/diabetes-one-glucose-is-not-enough-960.webp", "width": 960, "height": 600}}}$$,
  'शुगर (डायबिटीज): ग्लूकोज़ की एक जाँच काफ़ी क्यों नहीं',
  'आपात स्थिति: शुगर (डायबिटीज) वाला पालतू उल्टी करे, न खाए, कमज़ोर हो, तेज़ साँस ले या साँस से मीठी गंध आए, या वह काँपे, लड़खड़ाए या दौरा आए (शुगर कम होना), तो अभी पशु डॉक्टर के पास जाएँ। ग्लूकोज़ (खून की शुगर) की एक जाँच सिर्फ़ उसी एक मिनट की बात बताती है। जानें कि फ़्रक्टोसामीन, पेशाब की जाँच और दिन भर की शुगर से और क्या पता चलता है, और इंसुलिन लेने वाले पालतू को डॉक्टर से पूछे बिना कभी भूखा क्यों नहीं रखना है।'
)
on conflict (id) do nothing;
