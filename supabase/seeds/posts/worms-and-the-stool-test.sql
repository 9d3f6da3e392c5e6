-- What a stool test finds and misses, and how to collect a sample worth looking at.
insert into public.posts (id, slug, title, excerpt, content, date, categories, featured_media, title_hi, summary_hi)
values (
  1000000022,
  'worms-and-the-stool-test',
  $$Worms and the stool test$$,
  $$<p>Most worms are found by their eggs, not by eye. See how to collect stool at home, what the microscope shows and misses, and why one clear sample does not always mean no parasites.</p>$$,
  $html$
<p><strong>Emergency:</strong> go to a vet now if a pup or kitten has pale gums, black or bloody stools, a swollen tight belly or weakness, or vomits and keeps no water down.</p>
<p>A pet can have worms although you see none. Hookworms and whipworms stay in the gut; only their eggs come out, too small to see. White grains like rice near the tail are pieces of a tapeworm, whose eggs the test may miss: tell the vet about them.</p>
<h2>How to collect it</h2>
<ol>
<li>Take a walnut-sized piece from a stool less than 24 hours old, the fresher the better.</li>
<li>Use the top part, free of grass, soil and litter. Soil has small worms of its own, which look alike.</li>
<li>Put it in a clean, dry, leak-proof cup. Write the pet's name, your name, the species, the date and the time.</li>
<li>Keep it in the fridge, inside a second bag, until it travels. In the heat it spoils within hours, and some eggs hatch.</li>
<li>Wash your hands. Some of these parasites live in people as well.</li>
</ol>
<h2>What happens in the laboratory</h2>
<p>The test has two parts. First a little stool is looked at under the microscope for things that move. Then it is spun in a heavy liquid, in which most eggs float up, and they are told apart by their shape. The laboratory reports within 2 to 4 hours of the sample reaching it. The <a href="/pricing/clinical">urine and stool list</a> has the related tests.</p>
<h2>Why a clear test can be wrong</h2>
<ul>
<li><strong>Too early.</strong> A young worm does not lay eggs yet, so a puppy can be ill from worms before the first egg appears.</li>
<li><strong>Not every day.</strong> Giardia, a parasite of a single cell, is not in every stool. Three samples over a week find it more often than one, and the Giardia antigen kit finds it where the microscope does not. It may stay positive for weeks after cure, which your vet takes into account.</li>
<li><strong>Not in the stool.</strong> Heartworm lives in the heart and lung vessels and is looked for in blood.</li>
</ul>
<h2>Test or simply deworm</h2>
<p>Both have their place. Puppies and kittens are dewormed on a fixed plan, often at 2, 4, 6 and 8 weeks and then monthly until 6 months, because nearly all meet roundworms and a test would come too late. In adults a test once or twice a year shows whether the plan works, and which medicine is needed: a single dose of the common tablets does not clear Giardia or coccidia (parasites of a single cell, too), and the flea tapeworm returns until the fleas are gone. After treatment, ask your vet when to send a second sample; a check too early tells little.</p>
<h2>The family</h2>
<p>Roundworm and hookworm eggs and larvae lie in soil where dogs have been, and children meet them there. Pick up stools the same day, cover sandpits, wear shoes in wet grass during the rains, and wash vegetables. If a child has a fever, a cough or a winding rash that will not go, tell the doctor about the pet.</p>
<h2>When a cup is not enough</h2>
<p>Call a vet now if a pup or kitten has pale gums, black or bloody stools, weakness or a swollen tight belly, or vomits and cannot keep water down. Bloody diarrhoea in a young dog also raises the question of a virus, and <a href="/blog/parvovirus-when-to-test-a-puppy">testing a puppy for parvovirus</a> may be the more urgent step. Itching around the tail with no eggs on the slide has other causes; <a href="/blog/itching-scrape-tape-or-culture">scrape, tape or culture</a> covers the ones in the skin.</p>
$html$,
  '2026-09-03T09:00:00+05:30',
  '{1000000006}',
  $${"url": "/art/posts/worms-and-the-stool-test-960.webp", "alt_text": "Drawing of parasite eggs of several shapes under the microscope", "title": "", "caption": "", "sizes": {"medium": {"source_url": "/art/posts/worms-and-the-stool-test-480.webp", "width": 480, "height": 300}, "large": {"source_url": "/art/posts/worms-and-the-stool-test-960.webp", "width": 960, "height": 600}}}$$,
  'कीड़े और पॉटी की जाँच',
  'आपात स्थिति: पिल्ले या बिल्ली के बच्चे के मसूड़े फीके हों, पॉटी काली या खूनी हो, पेट फूला और कड़ा हो या कमज़ोरी हो, या वह उल्टी करे और पानी भी न टिके, तो अभी पशु डॉक्टर के पास जाएँ। ज़्यादातर कीड़े आँख से नहीं, अपने अंडों से पकड़े जाते हैं। देखें कि घर पर पॉटी का सैंपल कैसे लें, माइक्रोस्कोप में क्या दिखता है और क्या छूट जाता है, और एक सैंपल साफ़ आने का मतलब हमेशा यह क्यों नहीं कि परजीवी नहीं हैं।'
)
on conflict (id) do nothing;
