import { emergenciesSchema } from '#schemas/emergency.ts';
import { parseData } from '#schemas/parse-data.ts';

/** Words of one line as a list. */
const words = (line: string) => line.trim().split(/\s+/);
/** What people type, parted by commas. */
const list = (line: string) => line.trim().split(/\s*,\s*/);

/** The chapter of a textbook or guideline. */
const merck = (chapter: string) => ({
  title: `MSD Veterinary Manual: ${chapter}`,
  url: 'https://www.msdvetmanual.com/',
});
const bsava = (chapter: string) => ({
  title: `BSAVA Manual of Canine and Feline Emergency and Critical Care: ${chapter}`,
});
const poisons = (chapter: string) => ({
  title: `BSAVA/VPIS Guide to Common Canine and Feline Poisons: ${chapter}`,
});
const who = {
  title: 'WHO: Rabies vaccines and immunoglobulins, position of 2018, and fact sheet on rabies',
  url: 'https://www.who.int/news-room/fact-sheets/detail/rabies',
};

/**
 * The one list of what cannot wait: the finder tells it from what is typed, sign pages take their red flags from it. Each
 * word counts in all its spellings (`spellings`) and in any order, so a line names each way of saying it once.
 */
export const emergencies = parseData('src/data/emergencies.ts', emergenciesSchema, {
  callNow: {
    vet: 'Call the nearest emergency vet now',
    government: 'Call the government veterinary hospital now',
  },
  items: [
    {
      id: 'breathing',
      sign: 'hard breathing, gasping, or blue or grey gums',
      words: {
        english: list(
          'not breathing, breathing, hard breathing, breathing fast, gasping, panting, panting heavily, mouth breathing, blue gums, blue tongue, tongue turning blue, gums grey blue, cyanosis, respiratory distress, stop breathing, suffocate, breathing not normal, asthma attack, chest heaving, smoke inhaled, smoke inhalation, pneumothorax, pulmonary edema, pulmonary oedema, cardiac tamponade, diaphragmatic hernia, inhaled fumes, fumes inhaled, gas leak, lpg leak, pink foam, pink froth, heart coughing not sleep, heart coughing not lie, heart cough not sleep, inhaled gas, teflon fumes, turned blue, breathing rate 50, orthopnea, orthopnoea, stridor, blue lips, lips purple, cough pink, coughing pink, struggling for air, fighting for air, gasping for air, chest up down, panting not stop',
        ),
        hinglish: list(
          'saans nahi le pa raha, saans, saans phool rahi, saans ruk gayi, saans atak, saans tez chal rahi, dum ghut raha, dam ghut raha, haanf raha hai, jeebh neeli, gulabi jhaag, naak se jhaag, masude neele, muh khol ke saans, saans theek nahi, chhati upar neeche',
        ),
        hindi: list('सांस नहीं ले पा रहा, सांस फूल रही है, दम घुट रहा है, हांफ रहा है, जीभ नीली, सांस की तकलीफ'),
      },
      doNow:
        'Go now. Keep the animal cool and calm, its neck straight, collar off, and let it sit as it likes. Carry it.',
      never: 'Never hold it on its back, cover its nose, or give food or water.',
      source: merck('Emergency medicine, initial triage and respiratory distress'),
    },
    {
      id: 'choking',
      sign: 'choking, or something stuck in the throat',
      words: {
        english: list(
          'choking, choke, something stuck in throat, throat blocked, pawing at mouth choking, food stuck in throat, ball stuck in throat, bone stuck throat, bone in throat, stuck in windpipe, coughing cannot breathe, not swallow water, not swallow food, difficulty swallowing, object throat, toy in throat',
        ),
        hinglish: list(
          'gale mein kuch fas gaya, gale me atak gaya, gale me haddi fasi, gala ruk gaya, gale me khana atak, kanta muh me fas, kanta gale me, machhli ka kanta fas',
        ),
        hindi: list('गले में कुछ फंस गया, गले में अटक गया, गले में कांटा फंस, गले में हड्डी फंसी'),
      },
      doNow:
        'Open the mouth and take out only what you see and can grip. Small animal: hold it head down and strike five times between the shoulder blades. Go now.',
      never: 'Never push fingers blindly down the throat, and never pull a thread or a hook.',
      source: bsava('upper airway obstruction'),
    },
    {
      id: 'collapse',
      sign: 'collapse, cold limbs, great weakness, or an animal that does not wake or stand',
      words: {
        english: list(
          'collapse, unconscious, faint, passed out, pass out, blacked out, not responding, not wake, not moving, not stand, not get up, not conscious, dying, in shock, shock, went limp, gone limp, body limp, no heartbeat, heart stop, no pulse, heart attack, cardiac arrest, stroke paralysed, stroke, body cold weak, body cold not moving, fading puppy, puppy cold weak, lie not open eye, newborn cold, newborn weak, hypothermic, temperature 94, temperature 95, temperature 96, sow down, pig down, camel down, body cold stiff, rabbit cold stiff',
        ),
        hinglish: list(
          'behosh, behosh ho gaya, mar raha hai, marne wala hai, uth nahi raha, khada nahi ho pa raha, hil nahi raha, chakkar aa raha, chakkar, gir pada uth nahi, hosh nahi, hosh me nahi, dhadkan nahi, dil ka daura, dum tod raha, dam tod raha, sharir thanda pad gaya, thanda pad gaya, body thandi',
        ),
        hindi: list('बेहोश, बेहोश हो गया, मर रहा है, उठ नहीं रहा, खड़ा नहीं हो पा रहा, हिल नहीं रहा, होश नहीं, चक्कर'),
      },
      doNow:
        'Lay it on its side with the neck straight, keep it warm, go now. No breath and no heartbeat: press the chest 100 to 120 times a minute on the way.',
      never: 'Never give food, water or medicine by mouth.',
      source: {
        title: 'RECOVER Initiative: guidelines for veterinary CPR (2024)',
        url: 'https://recoverinitiative.org/',
      },
    },
    {
      id: 'bleeding',
      sign: 'bleeding that does not stop',
      words: {
        english: list(
          'bleeding, bleeding not stopped, blood flow, lot of blood, blood not stop, haemorrhage, deep cut, blood everywhere, nose blood, nose bleed, nosebleed, nosebleeding, mouth blood, ear blood, blood from mouth, blood from nose, deep wound, cut throat, throat cut, manjha cut, knife cut, stabbed, gunshot, artery, incision open, stitches out, nail bleeding not stop, torn ear bleeding, stitches open, ate stitches, chewed stitches, wound open, tanke khul gaye, nas kat gayi, kaanch se kat gaya, quill, quills, porcupine, nail torn, nail ripped, nail ukhad, horn broken, horn torn, cut by glass, cut by wire, cut by blade, cut by tin, hemoabdomen, haemoabdomen, hemoperitoneum, haemoperitoneum, sneezing blood, spleen ruptured, ruptured spleen, blood in belly, belly full of blood, cut leg dripping, penis bleeding, blood penis, blood pee hole, heavy bleeding, bleeding heavily',
        ),
        hinglish: list(
          'khoon beh raha hai, khoon nahi ruk raha, khoon band nahi ho raha, khoon nikal raha hai, naak se khoon, muh se khoon, kaan se khoon, nakseer, gehra zakhm, manjha se kat gaya, kat gaya, seeng toot gaya, bahut khoon aa raha, khoon aa raha hai',
        ),
        hindi: list(
          'खून बह रहा है, खून नहीं रुक रहा, खून निकल रहा है, नाक से खून, मुंह से खून, गहरा घाव, नकसीर, खून आ रहा है',
        ),
      },
      names: list('epistaxis'),
      doNow:
        'Press a clean cloth on it for ten minutes without looking; put more cloth on top. Keep the animal still and go now.',
      never: 'Never pull out what sticks in a wound, tie a tight cord, or put powder, turmeric or ash on it.',
      source: bsava('control of haemorrhage'),
    },
    {
      id: 'vomit-blood',
      sign: 'blood that is vomited or coughed up',
      words: {
        english: list(
          'vomiting blood, blood in vomit, coughing blood, cough blood, haematemesis, coffee ground vomit, coffee vomit, haemoptysis, spitting blood, black vomit, pink streak vomit',
        ),
        hinglish: list('khoon ki ulti, ulti me khoon, khansi me khoon, khoon thook raha'),
        hindi: list('खून की उल्टी, उल्टी में खून, खांसी में खून'),
      },
      doNow: 'Take food away, keep the animal quiet, take a photo of what came up, and go now.',
      never: 'Never give painkillers or other medicine for people, or food.',
      source: merck('Vomiting and haematemesis in small animals'),
    },
    {
      id: 'blood-stool',
      sign: 'blood in the stool, or black, tarry stool',
      words: {
        english: list(
          'blood in stool, bloody stool, bloody diarrhoea, black stool, melena, black diarrhoea, hemorrhagic diarrhoea, haemorrhagic enteritis, hemorrhagic gastroenteritis, passing blood stool, puppy passing blood, red stool, blood from anus, blood rectum, haemorrhagic gastroenteritis, hge, haematochezia, ahds, stool jam, stool jelly, raspberry jam stool',
        ),
        hinglish: list(
          'potty me khoon, khooni dast, dast me khoon, latrine me khoon, kali potty, kaali tatti, tatti me blood, potty ki jagah se khoon, lal potty, kale dast, gobar me khoon',
        ),
        hindi: list('पॉटी में खून, खूनी दस्त, टट्टी में खून, मल में खून, काली टट्टी, काला मल'),
      },
      doNow:
        'Call a vet now. Take a little of the stool in a clean box or a photo, offer water, keep it away from other animals.',
      never: 'Never wait for a test, and never give loose-motion tablets or painkillers for people.',
      source: merck('Acute haemorrhagic diarrhoea syndrome and canine parvovirus'),
    },
    {
      id: 'belly',
      sign: 'a swollen, tight belly, or retching that brings nothing up',
      words: {
        english: list(
          'bloat, bloated, bloating, gdv, torsion, gastric torsion, volvulus, twisted stomach, stomach twisted, swollen belly, tight belly, distended belly, belly big suddenly, belly like drum, belly blown up, belly big drool, belly big restless, belly big vomit, retching nothing comes out, retching, trying to vomit nothing, vomit nothing coming out, unproductive retching, stomach gas swollen, vomit foam belly, try vomit foam, try vomit only, keeps trying to vomit',
        ),
        hinglish: list(
          'pet phool gaya, pet sooj gaya, pet kadak, pet tight, pet bada ho gaya achanak, ulti nahi aa rahi koshish, ubkai, pet me gas phool, pet dhol jaisa, pet dholak',
        ),
        hindi: list('पेट फूल गया, पेट फूला हुआ, पेट सूज गया, पेट कड़ा, पेट सख्त'),
      },
      species: ['dog', 'cat', 'rabbit', 'bird'],
      doNow:
        'Go now and phone ahead: minutes count. Keep the animal calm and let it stand or lie as it likes.',
      never: 'Never press or pierce the belly, and give no food, water, oil or gas remedy.',
      source: merck('Gastric dilation and volvulus in small animals'),
    },
    {
      id: 'no-urine',
      sign: 'a cat, above all a male, that strains and passes no urine',
      words: {
        english: list(
          'not urine, not passing urine, cannot pee, urine blocked, blocked cat, cat blockage, cat straining, straining, straining urine, straining litter, trying to pee, urine nothing comes, urinary blockage, urethra blocked, blocked urethra, urethral obstruction, urine stop, stuck urine, retention urine, anuria, stranguria, dysuria, cat straining stool, crying litter, crying urine, in out of litter, in and out litter box, litter not, not use litter, no urine, without urine, urinary obstruction, bladder full hard, bladder burst, straining to urinate, blocked tom, flutd block, drops of urine only, licking penis straining, cat licking penis, in and out of toilet tray cat, cat litter repeat, cat urine repeat, urethral plug, cat squatting, squatting drops urine, bladder turgid, bladder tense, uo cat, urolithiasis straining, stone straining urine, stone not urine, cat dripping urine, cat drip urine, cat drips urine, bladder swollen, bladder distended, cat sit urine nothing',
        ),
        hinglish: list(
          'peshab nahi kar raha, peshab nahi ho raha, peshab band, peshab ruk gaya, peshab atak gaya, susu nahi kar pa raha, peshab nahi utar raha, peshab me zor laga raha, boond boond peshab, peshab ki koshish, peshab koshish nahi, peshab zor nahi, peshab karte rota hai, billi peshab dikkat, billi peshab baith nahi, peshab ki thaili phool',
        ),
        hindi: list(
          'पेशाब नहीं कर पा रहा, पेशाब नहीं हो रहा, पेशाब बंद, पेशाब रुक गया, पेशाब में जोर लगा रहा, बूंद बूंद पेशाब',
        ),
      },
      names: list('flutd, feline lower urinary tract disease'),
      doNow: 'Go now, day or night: a blocked bladder kills within a day or two. Keep the animal quiet.',
      never: 'Never press the belly, and never wait for a urine test.',
      source: merck('Urethral obstruction in cats and dogs'),
    },
    {
      id: 'fits',
      sign: 'fits: over 5 minutes, two or more in a day, or a first one',
      words: {
        english: list(
          'fit, seizure, convulsion, status epilepticus, grand mal, cluster seizures, fit not stopping, seizing, jerking body, paddling legs foaming, stiff paddling, stiff legs paddling, legs paddling, shake drool, shaking uncontrollably, epilepsy attack, fit attack, body stiff shaking unconscious, lockjaw, not open mouth, jaw stiff, jaw locked, jaw lock, postictal, post ictal, lie paddling foam, lie legs walking foam, shake stiff eyes rolled, mouth locked, stiff like wood, fell paddling, paddling urine, paddling foam',
        ),
        hinglish: list(
          'daura pad raha hai, daure, mirgi ka daura, jhatke aa rahe hain, mirgi, fits aa rahe, akad gaya, akad gaya body, sharir akad',
        ),
        hindi: list('दौरा पड़ रहा है, दौरे, मिर्गी का दौरा, झटके आ रहे हैं, मिर्गी'),
      },
      names: list('epilepsy, tetanus'),
      doNow:
        'Look at the clock, move hard things away, make it dark and quiet. Over 5 minutes, a second one in a day, or the first ever: go now. Film it.',
      never:
        'Never put a hand, spoon or anything else into the mouth, hold it down, or give water, onion or a shoe to smell.',
      source: {
        title:
          'ACVIM consensus statement on status epilepticus and cluster seizures in dogs and cats (Charalambous and others, 2024)',
      },
    },
    {
      id: 'rat-poison',
      sign: 'rat poison eaten, also without signs yet',
      words: {
        english: list(
          'rat poison, rodenticide, rat, rat bait, rat kill, ratkill, ratol, rat cake, mouse poison, ate rat medicine, warfarin, bromadiolone, brodifacoum, racumin, ratpoison',
        ),
        hinglish: list(
          'chuhe maar dawa, chuhe ki dawa kha li, chuhe maar dawai, chuha, chuhe mar goli, chuhe wala zeher',
        ),
        hindi: list('चूहे की दवा, चूहे मारने की दवा, चूहा मार, चूहे का जहर'),
      },
      isEaten: true,
      doNow:
        'Go now, though it looks well: some rat poisons kill within hours, others make it bleed days later. Take the packet along and say when it was eaten.',
      never: 'Never make it vomit with salt, oil or peroxide, and never wait for a clotting test.',
      source: poisons('anticoagulant rodenticides'),
    },
    {
      id: 'phosphide',
      sign: 'zinc or aluminium phosphide eaten (Celphos, Sulphas, some rat poisons)',
      words: {
        english: list(
          'phosphide, zinc phosphide, aluminium phosphide, celphos, sulphas, ate celphos tablet, wheat tablet, fumigant tablet',
        ),
        hinglish: list(
          'sulfas kha li, celphos, gehu me rakhne wali goli, gehun ki goli, anaj ki goli, jink phosphide',
        ),
        hindi: list('सल्फास, जिंक फॉस्फाइड, गेहूं की गोली'),
      },
      isEaten: true,
      doNow:
        'Go now with the windows open: the gas from its breath and vomit harms people too. Take the packet along.',
      never: 'Never give water, milk or food, never make it vomit, never breathe in the vomit.',
      source: merck('Phosphide rodenticide poisoning'),
    },
    {
      id: 'insecticide',
      sign: 'insecticide or tick medicine swallowed or in too large a dose',
      words: {
        english: list(
          'insecticide, op poisoning, op toxicity, op toxicosis, tick spray licked, tick powder licked, ate tick medicine, drank tick medicine, mosquito coil, mosquito liquid, mosquito machine, all out drank, ate all out, lick all out, swallowed all out, kala hit, black hit, lal hit, red hit, hit spray, drank hit, ate urea, pesticide spray licked, weed killer, weedicide, herbicide, mosquito refill, ate mosquito repellent, good knight, goodknight, goodnight liquid, mortein, laxman rekha, lakshman rekha, insect medicine, insect spray, cockroach gel, ant powder, fertilizer ate, fertiliser ate, slug pellet, snail bait, metaldehyde, tick dip poisoning, ivermectin overdose, eat all out, ivermectin toxicity, ate mosquito mat, licked tick collar, licked flea collar, ate flea collar, ddt ate, ddt licked, ddt powder, drank goodnight, licked goodnight, ate goodnight, ate sprayed grass, ate sprayed fodder, ate sprayed crop, ate dap, ate npk, ate potash, too much ivermectin, drank tick bath, drank tick dip, tick medicine overdose, tick medicine poisoning, tick medicine swallowed, lick tick medicine, tick medicine foam, tick spray foam, drank tick spray, urea drool, sprayed drool',
        ),
        hinglish: list(
          'keede ki dawa kha li, keede maar dawa, keetnashak, machhar wali dawa pi li, kheti ki dawa, khet ki dawai, khaad kha li, machhar coil kha, kilni ki dawa chaat li, kilni wali dawa pi, kheton ki dawa chaat, khet me daali dawa, spray wali ghas kha li, potash kha liya, ivermectin zyada de di',
        ),
        hindi: list('कीटनाशक, कीड़े की दवा खा ली, कीड़े मारने की दवा, मच्छर की दवा, खेत की दवा'),
      },
      isEaten: true,
      doNow:
        'Wear gloves. On the skin: rinse with much lukewarm water and dish soap. Go now and take the packet along.',
      never: 'Never make it vomit, and give no milk, oil or fat.',
      source: merck('Organophosphate and carbamate toxicosis in animals'),
    },
    {
      id: 'amitraz',
      sign: 'amitraz licked, swallowed or given too strong (tick dips and collars)',
      words: {
        english: list(
          'amitraz, amitraz poisoning, ridd dip, lick ridd, drank ridd, ridd poisoning, ridd overdose, taktic, ate tick collar, tick collar swallowed, mitaban',
        ),
        hinglish: list('amitraz chaat liya, amitraz pi liya, tick collar kha liya'),
        hindi: list('अमित्राज, एमिट्राज'),
      },
      isEaten: true,
      doNow: 'Take the collar off, rinse the dip off with gloves on, keep the animal warm, go now.',
      never: 'Never use amitraz on cats, diabetics, puppies or toy breeds, and never make it vomit.',
      source: poisons('amitraz'),
    },
    {
      id: 'permethrin',
      sign: 'a cat with permethrin on it: spot-on or spray made for dogs',
      words: {
        english: list(
          'permethrin, cat dog spot on, dog spot on used on cat, dog flea drops on cat, dog tick medicine on cat, dog tick drops cat, dog spray on cat, dog tick spray cat, advantix cat, k9 advantix cat',
        ),
        hinglish: list('billi ko kutte ki tick dawa laga di, billi par kutte wali dawa, permethrin billi'),
        hindi: list('बिल्ली को कुत्ते की टिक दवा, परमेथ्रिन'),
      },
      isEaten: true,
      doNow:
        'Wash it off with lukewarm water and dish soap, keep the cat warm, go now: tremors follow within hours.',
      never: 'Never use hot water, and never put a product for dogs on a cat.',
      source: poisons('permethrin and other pyrethroids'),
    },
    {
      id: 'toxic-food',
      sign: 'chocolate, xylitol, grapes, raisins, onion or garlic eaten',
      words: {
        english: list(
          'ate chocolate, ate grapes, ate onion, ate garlic, xylitol, sugar free gum, sugarfree chewing gum, chewing gum ate, macadamia, coffee ate, ate coffee powder, tea leaves ate, raw dough ate, mouldy food, ate sugar free, drank coffee, licked coffee, ate avocado, ate dairy milk, ate kit kat, ate five star, birch sugar',
        ),
        hinglish: list('chocolate kha li, angoor kha liya, kishmish kha li, pyaz kha liya, lahsun kha liya'),
        hindi: list('चॉकलेट खा ली, अंगूर खा लिया, किशमिश खा ली, प्याज खा लिया, लहसुन खा लिया'),
      },
      names: list('chocolate, grape, onion, garlic'),
      isEaten: true,
      doNow: 'Call a vet now with the amount, the time and the weight of the pet. Take the wrapper along.',
      never: 'Never wait for signs, and never make it vomit at home with salt, oil or peroxide.',
      source: poisons('chocolate, grapes and raisins, onions, xylitol'),
    },
    {
      id: 'lily',
      sign: 'a cat that ate or touched any part of a lily',
      words: {
        english: list('lily, lilies, lily pollen, cat ate lily, lily leaf, lily flower, lily water'),
        hinglish: list('lily kha li, lili ka phool kha liya, lili'),
        hindi: list('लिली, लिली का फूल'),
      },
      isEaten: true,
      doNow: 'Wipe pollen off the coat and go now: the kidneys fail within three days.',
      never: 'Never wait for signs or for a kidney test.',
      source: poisons('lilies'),
    },
    {
      id: 'human-medicine',
      sign: 'medicine for people eaten or given, or an overdose',
      words: {
        english: list(
          'painkiller, overdose, medicine toxicity, too much medicine given, ate medicine, medicine swallowed, wrong medicine given, human medicine, gave human medicine, paracetamol given, ate whole strip, ate bp tablets, ate vitamin d, ate vitamin d3, vitamin d overdose, ate contraceptive pills, ate antidepressant, ate sleeping pills, ate humandrug, swallowed humandrug, humandrug overdose, ate ointment, ate cream tube, ate zinc cream, licked ointment tube, ate inhaler, chewed inhaler, ate medicine box, double dose, wrong injection, human tablets, pain killer given, ate pain killer, pain relief gel, medicine double, gave double, meloxicam double, ate pain patch, ate patch, licked humandrug, drank cough syrup, cough syrup gave',
        ),
        hinglish: list(
          'dawa kha li, goli kha li, goliyan kha gaya, dawai ki strip kha gaya, dawa zyada de di, insaan ki dawa, galat dawa de di, neend ki goli, crocin de di, galat injection',
        ),
        hindi: list('दवा खा ली, दवाई खा ली, गोली खा ली, पैरासिटामोल दे दी, गलत दवा, इंसान की दवा'),
      },
      isEaten: true,
      doNow:
        'Call a vet now with the name, strength and number of tablets and the weight of the pet. Take the strip along.',
      never:
        'Never give paracetamol, ibuprofen, aspirin or diclofenac to a pet, and never make it vomit at home.',
      source: poisons('paracetamol, ibuprofen and other NSAIDs'),
    },
    {
      id: 'insulin',
      sign: 'insulin eaten, or too much of it injected',
      words: {
        english: list(
          'ate insulin, insulin swallowed, insulin overdose, too much insulin, extra insulin, double insulin, two doses of insulin, wrong insulin dose given, chewed insulin, insulin then not eating, double dose insulin, gave units instead',
        ),
        hinglish: list('insulin kha gaya, insulin zyada de di, insulin do baar lag gaya, insulin double'),
        hindi: list('इंसुलिन ज्यादा दे दी, इंसुलिन खा गया'),
      },
      isEaten: true,
      doNow: 'Rub honey or sugar water on the gums, offer food if it can swallow, and go now.',
      never: 'Never give more insulin, fast it, or pour liquid into the mouth of a weak or fitting animal.',
      source: {
        title: 'AAHA diabetes management guidelines for dogs and cats (2018, updated 2022)',
        url: 'https://www.aaha.org/',
      },
    },
    {
      id: 'antifreeze',
      sign: 'antifreeze or coolant drunk',
      words: {
        english: list('antifreeze, anti freeze, coolant, ethylene glycol, radiator water drank'),
        hinglish: list('coolant pi liya, radiator ka pani pi liya, gaadi ka coolant'),
        hindi: list('कूलेंट पी लिया, एंटीफ्रीज'),
      },
      isEaten: true,
      doNow: 'Go now: the antidote works only in the first hours. Take the bottle along.',
      never: 'Never wait for signs: it looks drunk, then well, then its kidneys fail.',
      source: merck('Ethylene glycol toxicosis in animals'),
    },
    {
      id: 'alcohol-drugs',
      sign: 'alcohol, bhang, cannabis or tobacco swallowed',
      words: {
        english: list(
          'drank alcohol, drank beer, ate cannabis, ate marijuana, ate tobacco, ate cigarette, supari, betel nut, pan masala ate, swallowed tobacco, alcohol poisoning, ate edibles, drank sanitizer, ate sanitizer, licked sanitizer, hand sanitiser licked, drugged, got into weed, drank bhang',
        ),
        hinglish: list(
          'sharab pi li, daru pi li, bhang kha li, ganja kha liya, gutkha kha liya, tambaku kha liya, nashe me, daru pila di',
        ),
        hindi: list('शराब पी ली, भांग खा ली, गांजा खा लिया, तंबाकू खा लिया'),
      },
      isEaten: true,
      doNow: 'Call a vet now. Keep the animal warm, in a quiet place, on its side if it is drowsy.',
      never: 'Never make it vomit, and never leave it to sleep it off.',
      source: poisons('alcohol, cannabis and nicotine'),
    },
    {
      id: 'household-chemical',
      sign: 'cleaner, acid, detergent, fuel or another chemical swallowed or on the skin',
      words: {
        english: list(
          'cleaner, drank cleaner, floor cleaner, toilet cleaner, washing powder ate, ate soap, ate shampoo, detergent licked, chemical swallowed, licked paint, ate moth balls, ate firecracker, ate patakha, ate gunpowder, ate sparkler, ate fevicol, ate odonil, licked odonil, ate cosmetics, ate nail polish, fuel drank, stuck glue, glue ate, chemical burn, drain cleaner, covered in tar, drank acid, licked acid, acid burn, acid swallowed, acid fell, ate camphor, kapoor ate, ate vicks, licked vicks, licked balm, ate balm, licked cleaner, ate silica gel, ate toothpaste, licked betadine, ate betadine, phenyl poisoning, ate holi colour, licked holi colour, licked essential oil, drank essential oil, tea tree oil, ate cement, ate matchstick, ate matchbox, ate incense, ate agarbatti, ate baking soda, ate eno, drank handwash, drank hand wash, drank shampoo, ate handwash, drank dish wash, drank dishwash',
        ),
        hinglish: list(
          'phenyl pi liya, harpic chaat liya, tezab, surf kha liya, sabun kha liya, mitti ka tel pi liya, toilet cleaner pi, kapoor kha, rang chaat liya, kapde dhone powder kha, machis kha, agarbatti kha, dhone ka powder kha',
        ),
        hindi: list('फिनाइल पी लिया, हार्पिक, तेजाब, साबुन खा लिया, मिट्टी का तेल'),
      },
      isEaten: true,
      doNow: 'Wipe the mouth, rinse skin or eyes with plenty of water, go now and take the bottle along.',
      never: 'Never make it vomit: it burns twice. No lemon, vinegar or milk against it.',
      source: poisons('acids, alkalis, detergents, petroleum distillates'),
    },
    {
      id: 'plant',
      sign: 'a poisonous plant eaten (oleander, dieffenbachia, datura, sago palm, castor)',
      words: {
        english: list(
          'plantpoison, poison plant, plant poison, eat plant, ate money plant, ate aloe vera, ate mushroom, poison mushroom, ate snake plant, sago palm, ate leaves poison, ate castor seeds, ate house plant, toxic plant, ate seeds poison, chewed plant',
        ),
        hinglish: list(
          'kaner kha liya, dhatura kha liya, zehreela paudha, paudha kha liya, money plant kha liya, arandi kha',
        ),
        hindi: list('कनेर खा लिया, धतूरा, जहरीला पौधा, पौधा खा लिया'),
      },
      isEaten: true,
      doNow: 'Take leaves out of the mouth, keep a piece or a photo of the plant, call a vet now.',
      never: 'Never make it vomit or give oil, milk or salt.',
      source: poisons('poisonous plants'),
    },
    {
      id: 'poison',
      sign: 'poison that was eaten or touched',
      words: {
        english: list(
          'poison, poisoned, toxic, ate something unknown, ate unknown thing, foaming mouth, frothing at mouth, mouth foam, somebody gave poison, neighbour poisoned, lead poisoning, ate something strange vomiting shaking, licked chemical, drool suddenly, ate salt, salt poisoning, play dough ate, ate lead, lead paint, cyanide, prussic acid, ate sorghum cattle, sorghum collapse, ate mercury, thermometer mercury, laced meat, laced food, fed something foam, someone fed',
        ),
        hinglish: list(
          'zeher kha liya, kisi ne zeher de diya, muh se jhaag, jhaag aa raha hai muh, zehar, pata nahi kya kha liya, kuch galat kha liya, jwar khane se gaay, padosi kuch khila diya, kisi ne kuch khila diya',
        ),
        hindi: list('जहर खा लिया, ज़हर, मुंह से झाग, किसी ने जहर दे दिया, पता नहीं क्या खा लिया'),
      },
      names: list('kuch kha liya, ate something'),
      isEaten: true,
      doNow:
        'Take it away from the poison, keep the packet or a photo, say what, how much and when, and go now.',
      never: 'Never make it vomit with salt, oil or peroxide, and give no milk or home remedy.',
      source: poisons('general approach to the poisoned patient'),
    },
    {
      id: 'swallowed',
      sign: 'a swallowed battery, needle, bone, toy or other object',
      words: {
        english: list(
          'battery, battery swallowed, swallowed, swallowed object, swallowed needle, swallowed bone, swallowed wire, eat wire, wire stuck, swallowed coin, swallowed toy, eat needle, eat bone, eat object, eat battery, stuck bone, needle stuck, hook stuck, fish hook, needle mouth, needle throat, hook mouth, hook in lip, eat glass, object stuck, chewed battery, bone stuck in mouth, eat diaper, eat sanitary pad, eat pad, eat mango seed, eat peach pit, eat peach seed, eat avocado seed, eat date seed, foreign body swallowed, swallowed foreign, eat safety pin, eat rope, eat towel, eat corn cob, eat corncob, eat mango stone, eat napkin, eat tampon, foreign body, foreign object, object stomach, eat sand, ate thermometer',
        ),
        hinglish: list(
          'battery nigal li, nigal liya, sui kha li, sui nigal li, haddi atak gayi, haddi fas gayi, sikka nigal gaya, khilona kha gaya, kaanch kha liya, kapda kha gaya, moja kha gaya, plastic kha liya, haddi kha li, panni kha gaya, patthar kha liya, guthli kha gaya, blade kha li, gend nigal gaya',
        ),
        hindi: list(
          'बैटरी निगल ली, निगल लिया, सुई खा ली, हड्डी अटक गई, हड्डी फंस गई, सिक्का निगल गया, खिलौना खा गया, कांच खा लिया, प्लास्टिक खा लिया',
        ),
      },
      isEaten: true,
      lasts: true,
      doNow:
        'Go now: a battery or a sharp thing does harm within hours. Say what it was, or take its twin along.',
      never: 'Never make it vomit, give nothing to eat or drink, and do not pull a thread or anything else.',
      source: merck('Gastrointestinal foreign bodies in small animals'),
    },
    {
      id: 'string',
      sign: 'thread or string swallowed, under the tongue or hanging from the bottom',
      words: {
        english: list(
          'string under tongue, thread under tongue, eat string, swallowed string, string hanging, string out, string from rectum, string in stool, thread stuck, string stuck, thread hanging from mouth, string mouth, vomit string, string bottom',
        ),
        hinglish: list(
          'dhaga kha liya, dhaga nigal gaya, jeebh ke neeche dhaga, dhaga latak raha, dhaga nikal raha potty, manjha kha liya, dhaga fas gaya, dhaga muh se',
        ),
        hindi: list('धागा खा लिया, धागा निगल लिया, जीभ के नीचे धागा, धागा लटक रहा है'),
      },
      isEaten: true,
      lasts: true,
      doNow: 'Leave the thread as it is and go now. Keep the pet from chewing or licking it.',
      never: 'Never pull or cut it, never make it vomit, give no food.',
      source: merck('Linear foreign bodies'),
    },
    {
      id: 'accident',
      sign: 'a road accident, a fall from a height or another heavy blow, also if it walks',
      words: {
        english: list(
          'hit by vehicle, rta, hbc, polytrauma, dog fight, strangled, hanging chain, hanging leash, stuck engine, stuck machine, stuck lift, vehicle accident, accident, hit, run over, vehicle run over, fall, fall from height, jumped from height, injury, vehicle hit, stepped on, crushed, dog fight injury, attacked by dogs, attacked by dog, cat attacked bird, dogs attacked, mauled, head injury, caught in door, stuck door, door shut leg, door leg, door tail, tail crushed, door slammed, head stuck jar, head stuck, stuck railing, stuck fence, stuck gate, stuck grill, stuck mud, stuck pipe, stuck drain, hanged by leash, impaled, beaten, wing broken, shot, kite string bird, bird manjha, cat got bird, leopard caught, leopard attack, turtle shell bleeding, hanging rope, rope neck, caught in fan blade, cat caught bird, cat caught rabbit, dog caught bird, dog caught rabbit, shell cracked, shell broken, jumped from vehicle, kicked, horse kick, cattle kick, thrown height, barbed wire, caught in fan, caught in machine, stuck borewell, fell borewell, firecracker mouth burst, firecracker in mouth, door closed on, after fight, chest caved, flail chest, blast injury, cooker burst, cylinder burst, dogs tore cat, dogs tore rabbit',
        ),
        hinglish: list(
          'accident ho gaya, gaadi se takkar, gaadi chadh gayi, gaadi ke neeche aa gaya, gir gaya, gir gayi, chot lagi, kuchal gaya, kutton ne hamla kiya, sar me chot, seedhi se gir gaya, dusre kutte ne maar diya, gaadi ne maar diya, darwaze me fas gaya, darwaze me pair, darwaze me poonch, sar fas gaya, vehicle uda diya, kutto ne noch dala, manjha me fas gaya, naale me fas gaya, kuen me fas gaya, keechad me fas gaya, daldal me fas gaya, tendua pakad, pankh toot gaya, wing toot, kachua khol toot, cooker phat gaya, cylinder phat gaya, truck ne maara, gaadi ne mara, pet phaad diya',
        ),
        hindi: list(
          'एक्सीडेंट हो गया, गाड़ी से टक्कर, गिर गया, चोट लगी, गाड़ी के नीचे आ गया, कुत्तों ने हमला किया, दरवाजे में फंस गया, दरवाजे में पैर',
        ),
      },
      doNow:
        'Move it on a board or a firm cloth, back straight, keep it warm, and go now, though it walks: bleeding inside shows late.',
      never: 'Never lift it by the legs, give painkillers for people, or give food or water.',
      source: bsava('trauma'),
    },
    {
      id: 'snake',
      sign: 'a snake bite, or a snake near an animal that swells or weakens',
      words: {
        english: list(
          'snake bite, bitten by snake, snakebite, snake, snake attacked, cobra, krait, viper, venom, snake bite dog, snake bite cat, fang marks',
        ),
        hinglish: list(
          'saanp ne kaat liya, saanp ne kata, saanp ne dasa, saanp, nag ne kata, saap ne kat liya',
        ),
        hindi: list('सांप ने काट लिया, साँप ने काटा, सांप ने डसा, सांप'),
      },
      doNow:
        'Carry it, keep the bitten part still and low, collar off, go now to a vet who has antivenom. A photo of the snake helps, from afar.',
      never: 'Never cut, suck, burn, ice or tie off the bite, and never catch the snake.',
      source: merck('Snakebites in animals'),
    },
    {
      id: 'sting',
      sign: 'a sting with swelling, weakness or hard breathing, many stings, or a scorpion',
      words: {
        english: list(
          'bee sting, sting, stung by bees, stung, scorpion, bee, bee attack, scorpion sting, wasp sting, bee bite, toad licked, licked toad, chewed toad, mendhak chaba, ate toad, toad foam, toad drool, toad caught, bit toad, toad poison, ate frog, ate lizard, ate bee, licked toad, toad foaming',
        ),
        hinglish: list(
          'madhumakhi ne kaata, bichhu ne kaata, bichhu, bichhu ne dank mara, tataiya ne kaat liya, dank mar diya, chhipkali kha li, mendak kha liya',
        ),
        hindi: list('मधुमक्खी ने काटा, बिच्छू ने काटा, डंक मारा, बिच्छू, ततैया ने काटा'),
      },
      doNow:
        'Scrape the sting out, cool the place, call a vet now. Face or throat swollen, weak or vomiting: go at once.',
      never: 'Never squeeze the sting, and give no tablet for people.',
      source: merck('Hymenoptera and scorpion stings'),
    },
    {
      id: 'heat',
      sign: 'heat stroke: hard panting, hot body, staggering after heat',
      words: {
        english: list(
          'heat stroke, heatstroke, sunstroke, sun stroke, overheated, hot vehicle, left in hot vehicle, left in sun, locked in vehicle, body very hot panting, collapsed in sun, collapsed heat, panting after heat sun, shut in vehicle, closed vehicle panting, in closed vehicle, windows closed vehicle, heat exhaustion, hot body walk, body hot after walk, hot body noon, body hot afternoon',
        ),
        hinglish: list(
          'loo lag gayi, lu lag gayi, garmi lag gayi, dhoop lag gayi, gaadi me band reh gaya, garmi se behosh, sharir bahut garam haanf, heat stroke ho gaya, gaadi me chhod haanf, gaadi me band haanf',
        ),
        hindi: list('लू लग गई, गर्मी लग गई, धूप लग गई'),
      },
      doNow:
        'Shade, pour cool water over the body, fan it, then go at once with the windows open. Cool first, transport second.',
      never: 'Never cover it with wet towels that stay on, and never force water into the mouth.',
      source: {
        title: 'Royal Veterinary College, VetCompass: cool first, transport second (Hall and others, 2023)',
      },
    },
    {
      id: 'birth',
      sign: 'a difficult birth: straining without young, green discharge, young that is stuck',
      words: {
        english: list(
          'dystocia, difficult birth, in labour, labour, not give birth, unable give birth, water broke, stuck puppy, young stuck, puppy half out, young half out, not deliver, not delivering young, straining no young, straining puppy, green discharge, green discharge no puppy, water broke no young, labour hours, contractions no puppies, contractions, two hours between puppies, young born nothing, second young not, other young not, no puppy coming, young not out, leg out young, young not coming, puppies not coming, prolonged labour, tail out young not coming, leg of young out, head of young out, young half born, placenta not out, placenta stuck, placenta not coming, retained placenta, dead puppy inside, dead calf inside, young died inside, young dead in belly, overdue pregnant, past due date pregnant, pregnant bleeding, pregnant not moving, pregnant straining, deliver problem, hours no puppies, kitten stuck, birth stuck, pregnant push, pushing nothing comes pregnant, placenta not dropped, placenta not dropping, placenta not expelled, placenta not passed, deliver stop midway, deliver young inside, mare placenta, uterine torsion, uterus torsion, uterus twisted, retained puppy, retained kitten, retained fetus, puppy left inside, young left inside, puppy hours inside, aborted placenta, abort placenta, young backwards',
        ),
        hinglish: list(
          'delivery nahi ho rahi, bachcha fas gaya, bachcha nahi ho raha, bachcha nahi nikal raha, bachcha bahar nahi aa raha, prasav nahi ho raha, bachcha atak gaya, zor laga rahi bachcha nahi, zor laga rahi ghante, hara pani aa raha hai, bachcha pet me mar gaya, jer nahi nikli, jer nahi giri, jer atak gayi, bachcha aadha bahar, byane me dikkat, delivery me problem, pani ki thaili phat gayi bachcha nahi, doosra bachcha nahi, dusra bachcha nahi aa raha, bachcha diya baaki nahi, baaki bachche nahi, delivery beech me ruk, bachcha andar reh gaya, bachcha pet me reh gaya, puppy ghante andar, bachcha ulta',
        ),
        hindi: list(
          'बच्चा नहीं हो रहा, बच्चा फंस गया, प्रसव नहीं हो रहा, बच्चा अटक गया, बच्चा बाहर नहीं आ रहा, डिलीवरी नहीं हो रही, जेर नहीं गिरी, बच्चा नहीं निकल रहा',
        ),
      },
      doNow:
        'Call a vet now: 20 to 30 minutes of strong straining without young, 2 hours between two, or green discharge first means go.',
      never: 'Never pull with force, give oxytocin, or wait for a scan by appointment.',
      source: merck('Dystocia in small and large animals'),
    },
    {
      id: 'large-birth',
      sign: 'a mare, cow, ewe or goat that strains and does not give birth',
      words: {
        english: list(
          'horse straining, cattle straining, cattle not give birth, goat not give birth, horse not give birth, cattle unable give birth, calf stuck, foal stuck, cattle deliver problem, cattle not calving, horse not foaling, calf leg out, red bag, calving hours, cattle deliver hard, horse deliver hard, calf not coming, foal not coming, calf backwards, foal backwards, kid stuck goat, calf head back, leg back calf, cattle uterine torsion, cattle uterus torsion, cattle pregnant push, horse pregnant push, cattle young backwards, horse young backwards',
        ),
        hinglish: list(
          'gaay zor laga rahi, bhains biya nahi pa rahi, bachhda fas gaya, ghodi zor laga rahi, gaay ka bachcha fas gaya, gaay ko byane me dikkat, bakri ka bachcha fas, bachhda ulta, gaay bachhda nahi nikal, bhains bachcha nahi nikal, bachhda nahi nikal raha gaay',
        ),
        hindi: list(
          'गाय का बच्चा फंस गया, बछड़ा फंस गया, भैंस का बच्चा नहीं निकल रहा, गाय ब्याई नहीं, घोड़ी जोर लगा रही, घोड़ी का बच्चा फंस',
        ),
      },
      species: ['cattle', 'horse'],
      doNow:
        'Call a vet now. In a mare minutes count: let her walk until help comes. Clean hands, clean straw, light.',
      never: 'Never pull with a rope and several people, or with a tractor.',
      source: merck('Dystocia in large animals'),
    },
    {
      id: 'prolapse',
      sign: 'a prolapse: womb, vagina, gut, penis or eye that hangs out',
      words: {
        english: list(
          'prolapse, uterus out, vagina out, rectum out, womb out, prolapsed uterus, something red hanging behind, red mass out of vagina, flesh out of vagina, intestine out, intestines out, intestine hanging, anus out, penis stuck out, penis stuck outside, penis not going back, penis not going in, penis hanging out, penis out swollen, paraphimosis, guts out, wound opened intestine, stitches open intestine, cloaca out, vent prolapse',
        ),
        hinglish: list(
          'bachedani bahar aa gayi, bachchedani bahar, gudda bahar, kanch bahar aa gayi, sharir dikhana, gaay ka sharir bahar, phool dikhana gaay, aant bahar, aantein bahar, gaanth bahar nikal yoni, gaay phool bahar',
        ),
        hindi: list('बच्चेदानी बाहर, गर्भाशय बाहर, गुदा बाहर, कांच बाहर, आंत बाहर, शरीर दिखाना'),
      },
      lasts: true,
      doNow:
        'Cover it with a clean cloth wet with clean water, keep the animal from licking or lying on it, call a vet now.',
      never: 'Never push it back, cut it, or put salt, sugar, oil or powder on it without a vet.',
      source: merck('Uterine, vaginal and rectal prolapse'),
    },
    {
      id: 'pyometra',
      sign: 'pus or foul discharge in a female that is not spayed, or fever and thirst after heat',
      words: {
        english: list(
          'pyometra, pus vagina, pus from vagina, vagina discharge, foul vagina, vagina pus discharge, foul discharge, pus discharge, yellow discharge female, brown discharge, smelly discharge, discharge unspayed, discharge not spayed, unspayed drinking lot, unspayed not eating, female discharge foul, pus uterus, uterus infection, bloody discharge after heat, thirst after heat vomiting, drinking lot after heat not eating, female drinking lot after heat, female pus, discharge from private part, metritis, fever after deliver, foul smell after delivery, unspayed pus, unspayed discharge, pus after heat, heat pus, pupd heat, polyuria heat, unspayed drinking bucket, unspayed very thirsty, after heat vomit, after heat weak, after heat not eating',
        ),
        hinglish: list(
          'bachedani me pus, baccha dani me pus, bachcha dani me mawad, bachedani me mawad, peshab ki jagah se pus, peshab ki jagah se mawad, yoni se pus, badbudar pani aa raha, bachedani ka infection, peeche se pus, peeche se mawad, bachedani me infection, safed pani aa raha kutiya, mawad aa raha vagina, peeche se gandagi nikal',
        ),
        hindi: list(
          'बच्चेदानी में मवाद, बच्चेदानी में पस, योनि से मवाद, बदबूदार पानी आ रहा, पायोमेट्रा, पेशाब की जगह से मवाद',
        ),
      },
      doNow: 'See a vet today, at once if she vomits, is weak or drinks a lot: a womb full of pus can burst.',
      never: 'Never wait for it to clear, and never give hormone or leftover antibiotics.',
      source: merck('Pyometra in small animals'),
    },
    {
      id: 'eclampsia',
      sign: 'shivering, stiffness or fits in a mother after birth',
      words: {
        english: list(
          'eclampsia, shake after deliver, shake deliver, shivering after puppies, shake nursing, fit nursing, stiff nursing, mother shaking puppies feeding, fit after deliver, fit deliver, stiff after deliver, mother shivering, panting after deliver, tremor after deliver, milk fever dog, nursing shaking, mother fit, after giving birth shaking, shake pregnant, fit pregnant, hypocalcemia after deliver, hypocalcemia nursing, hypocalcemia pregnant, low calcium nursing, low calcium after deliver, puerperal tetany, walking stiff after deliver, not stand after deliver dog, not stand after deliver cat, stiff after giving birth, after puppies shaking, mother cat shaking, gave birth panting, gave puppies shaking, gave kittens shaking, had puppies shaking, stiff breastfeeding, nursing akad, nursing panting, nursing restless, delivered staggering, delivered wobbly, delivered panting',
        ),
        hinglish: list(
          'delivery ke baad kaanp rahi hai, bachche hone ke baad kaanp, bachche dene ke baad daura, pilate kaanp, byane ke baad kaanp, delivery ke baad jhatke, byane ke baad daura, baccha dene ke baad kamp rahi, delivery akad, byane ke baad akad, bachche dene ke baad akad, female bachche ke baad kaanp',
        ),
        hindi: list('डिलीवरी के बाद कांप रही है, ब्याने के बाद कांप, बच्चे देने के बाद दौरे, बच्चे देने के बाद कांप'),
      },
      doNow: 'Take the young off her, keep her cool and quiet, go now: she needs calcium into the vein.',
      never: 'Never give calcium tablets or let her go on nursing instead of going.',
      source: merck('Puerperal hypocalcaemia in small animals'),
    },
    {
      id: 'mastitis',
      sign: 'a hot, hard or dark teat in a dog or cat that feeds young',
      words: {
        english: list(
          'mastitis dog, mastitis cat, mastitis puppy, mastitis kitten, teat hot nursing, teat swollen nursing, teat hard nursing, teat hot mother, teat swollen mother, teat hard mother, teat hot dog, teat hot cat, teat black, teat purple, teat pus, teat swollen after deliver, teat hot after deliver',
        ),
        hinglish: list(
          'than garam doodh, than sooje doodh, than laal doodh, than kaala doodh, than me pus doodh, kutiya ke than sooje bachche, billi ke than sooje bachche',
        ),
        hindi: list('कुतिया के थन गर्म दूध, कुतिया के थन सूज, बिल्ली के थन सूज, थन में मवाद दूध, थन काला दूध'),
      },
      species: ['dog', 'cat'],
      doNow:
        'Keep her warm, see a vet today, at once if she is weak, feverish or a teat turns dark. Feed the young by bottle from that side.',
      never:
        'Never give painkillers for people, and never let the young drink from a dark teat or one with pus.',
      source: merck('Mastitis in small animals'),
    },
    {
      id: 'dark-udder',
      sign: 'a cow, buffalo, goat or ewe whose udder turns dark or cold, or that is weak with mastitis',
      words: {
        english: list(
          'cattle teat black, cattle teat blue, cattle teat cold, mastitis cattle weak, mastitis cattle not stand, mastitis cattle not eating, mastitis cattle lie, gangrenous mastitis, udder gangrene',
        ),
        hinglish: list(
          'gaay ka than kaala, gaay ka than neela, gaay ka than thanda, gaay thanela uth nahi, gaay thanela khana nahi, gaay thanela kamzor',
        ),
        hindi: list('गाय का थन काला, गाय का थन नीला, गाय का थन ठंडा, गाय थनैला उठ नहीं'),
      },
      species: ['cattle'],
      doNow:
        'Call a vet now. Milk that side out by hand into a bucket, keep her warm, feed the young by bottle and wash your hands.',
      never: 'Never drink or sell the milk, cut the udder, or wait for a milk test.',
      source: merck('Mastitis in cattle, sheep and goats'),
    },
    {
      id: 'milk-fever',
      sign: 'milk fever, or a cow or buffalo that lies and cannot rise',
      words: {
        english: list(
          'milk fever cattle, milk fever, cattle down, down cow, downer cow, cattle not stand, cattle lie not up, cattle cold ears, cattle lie after deliver, cattle not get up, grass tetany, cattle collapse, cattle shaking after deliver',
        ),
        hinglish: list(
          'gaay baith gayi uth nahi rahi, bhains uth nahi rahi, gaay khadi nahi ho rahi, byane ke baad gaay baith gayi, doodh ka bukhar, sutak rog, gaay leti hui uth nahi',
        ),
        hindi: list('गाय बैठ गई उठ नहीं रही, भैंस उठ नहीं रही, गाय खड़ी नहीं हो रही, दूध का बुखार, ब्याने के बाद गाय बैठ'),
      },
      species: ['cattle'],
      doNow:
        'Call a vet now. Prop her up on her chest on soft ground, in the shade or warm, and turn her every few hours.',
      never: 'Never pour liquid into the mouth of a cow that lies, and never drag her by the legs.',
      source: merck('Parturient paresis in cows'),
    },
    {
      id: 'down-horse',
      sign: 'a horse that lies and cannot or will not rise',
      words: {
        english: list(
          'horse not stand, horse down, horse not get up, horse lie not up, horse collapse, horse lie, horse cast in stable, horse cannot rise',
        ),
        hinglish: list(
          'ghoda uth nahi raha, ghoda gir gaya uth nahi, ghoda khada nahi ho raha, ghoda leta hua',
        ),
        hindi: list('घोड़ा उठ नहीं रहा, घोड़ा खड़ा नहीं हो रहा, घोड़ा गिर गया'),
      },
      species: ['horse'],
      doNow: 'Call a vet now. Soft bedding, head protected, keep people away from the legs.',
      never: 'Never force it up again and again, or drench it while it lies.',
      source: merck('The recumbent horse'),
    },
    {
      id: 'pale-gums',
      sign: 'white or pale gums',
      words: {
        english: list(
          'pale gum, pallor dog, pallor cat, looks pallor, gums white, gums turned pale, pale tongue, gums pale, gums no colour, eye pale inside, gums very pale, urine coffee, coffee colour urine, urine cola colour, black urine, urine like tea, urine dark brown, cattle red urine, urine brown, tick fever weak, tick fever not stand, tick fever not walk, babesia weak, babesiosis weak, babesia not stand, babesiosis not stand, ehrlichia weak, ehrlichiosis weak, anaplasma weak, anaplasmosis weak, theileria weak, theileriosis weak, theileria not stand, theileriosis not stand, babesia red urine, babesiosis red urine, tick fever red urine, babesia dark urine, eyelid pale, pale eyelids, eyelids white',
        ),
        hinglish: list(
          'masude safed, safed masude, jeebh safed, masude pheeke, aankh safed andar pale, masude safed pad gaye, tick fever me kamzor, gaay ka lal peshab, gaay ka laal peshab',
        ),
        hindi: list('मसूड़े सफेद, जीभ सफेद, मसूड़े फीके'),
      },
      names: list('haemoglobinuria, hemoglobinuria, lowpcv'),
      doNow: 'Keep the pet still and warm, carry it, go now: it may bleed inside or lose its red cells.',
      never: 'Never give iron, painkillers or food and wait.',
      source: bsava('shock and acute anaemia'),
    },
    {
      id: 'bruises',
      sign: 'bruises or tiny red dots in the skin or gums that no knock explains',
      words: {
        english: list(
          'bruise, bruising, easy bruising, petechia, petechiae, purpura, ecchymosis, blood spots under skin, bleeding under skin, pinpoint red spots, red dots on gums, purple spots skin, purple patches skin, red spots gums, red dots gums, platelet gums spots',
        ),
        hinglish: list(
          'neel pad gaye, chamdi par neel, chamdi ke neeche khoon, masude laal dane, neele nishan',
        ),
        hindi: list('नील पड़ गए, चमड़ी पर नील, चमड़ी के नीचे खून, नीले निशान'),
      },
      names: list('neel'),
      doNow:
        'See a vet now: the blood may not clot. Carry the pet and keep it still. Say if there were ticks, a new medicine or rat poison.',
      never: 'Never give painkillers for people, and never wait for a count or for more bruises.',
      source: merck('Haemostatic disorders and thrombocytopenia in small animals'),
    },
    {
      id: 'jaundice',
      sign: 'yellow gums, eyes or skin',
      words: {
        english: list(
          'jaundice, yellow gum, yellow eye, yellow skin, eyes turned yellow, gums yellow, yellow tongue, yellow ears, yellow body, yellow mouth, leptospirosis jaundice, hepatic lipidosis jaundice',
        ),
        hinglish: list(
          'peeliya ho gaya, piliya, aankh peeli, masude pile, chamdi peeli, aankhe peeli ho gayi, peelia',
        ),
        hindi: list('पीलिया, आंखें पीली, मसूड़े पीले, चमड़ी पीली'),
      },
      doNow:
        'Call a vet now. Wear gloves for urine and blood and wash your hands: leptospirosis passes to people.',
      never: 'Never give fatty food, paracetamol or home liver tonics and wait.',
      source: merck('Jaundice; leptospirosis in dogs'),
    },
    {
      id: 'paralysis',
      sign: 'hind legs that suddenly do not work',
      words: {
        english: list(
          'paralysis, paralysed, not walk, not moving leg, back leg paralysed, drag leg, dragging back legs, leg not working, back leg not working, cannot use leg, sudden not walking, sudden stop walking, back leg cold, leg cold, cat screaming back leg, back legs gave out, back leg weak sudden, saddle thrombus, aortic thromboembolism, ate cat leg, ate cat clot, paraplegia, paraplegic, tetraplegia, hind legs not, half body not working, half body paralysed, not use leg, disc slipped walk, spine injury, broken back, back leg collapse, drag back, not deep pain, deep pain absent, deep pain negative',
        ),
        hinglish: list(
          'lakwa maar gaya, lakwa mar gaya, chal nahi pa raha, pichle pair kaam nahi kar rahe, pair ghaseet raha, pichle pair nahi chal rahe, peeche ke pair kaam nahi, pichla hissa kaam nahi, adha sharir kaam nahi, pair kaam nahi kar rahe, pichle pair me jaan nahi, pair thande, pichle pair band ho gaye, pichle dono pair latak gaye',
        ),
        hindi: list(
          'लकवा, चल नहीं पा रहा, पिछले पैर काम नहीं कर रहे, पैर घसीट रहा, पीछे के पैर काम नहीं, आधा शरीर काम नहीं',
        ),
      },
      lasts: true,
      doNow:
        'Carry it flat on a board or in a box and go now. A cat with cold hind legs is in great pain from a clot.',
      never: 'Never bend the back, massage the legs or give painkillers for people.',
      source: merck('Intervertebral disc disease; feline arterial thromboembolism'),
    },
    {
      id: 'eye',
      sign: 'an eye that is out, hurt, shut, cloudy or suddenly blind',
      words: {
        english: list(
          'eye out, eye popped, eye injury, eye hit, eye swell, eye cut, eye bleed, eye blood, blood in eye, eye not open, eye shut, eye closed, eye burst, eye punctured, sudden blind, blind sudden, went blind, not see, lost vision, sudden vision loss, eye blue sudden, eye cloudy, cloudy eye, glaucoma, corneal ulcer, eye ulcer, cornea ulcer, eye chemical, colour in eye, gulal in eye, powder in eye, acid in eye, eye cleaner, eyeball out, proptosis, chilli in eye, scratch eye, thorn in eye, eye lens luxation, uveitis, red eye pain, eye pain, eye became pale, eye turned white, sudden bumping, descemetocele, cornea perforated, corneal perforation, iris prolapse, hyphema, hyphaema, retinal detachment, plantpoison eye, eye poked, poked eye, stick eye',
        ),
        hinglish: list(
          'aankh bahar aa gayi, aankh nikal gayi, aankh me chot, aankh nahi khol raha, achanak andha ho gaya, dikhai nahi de raha, aankh me khoon, aankh phoot gayi, aankh sooj gayi, andha ho gaya, aankh neeli, aankh safed ho gayi, aankh band, dikh nahi raha, dikhna band',
        ),
        hindi: list(
          'आंख बाहर, आँख निकल गई, आंख में चोट, आंख में चोट लगी, आंख नहीं खोल रहा, अचानक अंधा हो गया, दिखाई नहीं दे रहा, आंख फूट गई, आंख सूज गई',
        ),
      },
      names: list('eye ulcer test'),
      lasts: true,
      doNow:
        'Keep the eye moist with clean water or saline, stop any rubbing with a collar, go now: sight is lost within hours. Chemical: rinse 20 minutes first.',
      never: 'Never push an eye back, and never use steroid or leftover drops.',
      source: merck('Ophthalmic emergencies in small animals'),
    },
    {
      id: 'ketoacidosis',
      sign: 'a diabetic pet that vomits, is weak or does not eat',
      words: {
        english: list(
          'ketoacidosis, diabetic ketoacidosis, dka, diabetic vomiting, diabetic not eating, diabetic weak, diabetic collapse, diabetic breathing, diabetic unconscious, sugar vomiting weak, high sugar vomiting, insulin vomiting, diabetic not drinking, breath acetone, breath fruity, diabetic ketone, ketones positive, diabetic stopped eating, sugar patient not eating, diabetic down',
        ),
        hinglish: list(
          'sugar wala kutta ulti kar raha, sugar ki bimari ulti, diabetes me ulti, diabetes khana nahi kha raha, sugar ka mareez khana nahi kha raha, sugar hai aur ulti, sugar ka mareez khana chhod, sugar mareez khana chod',
        ),
        hindi: list('डायबिटीज में उल्टी, शुगर है और उल्टी, शुगर का मरीज खाना नहीं खा रहा, मधुमेह उल्टी'),
      },
      doNow:
        'Go now, day or night, and say when food and insulin were last given. Offer water if it does not vomit.',
      never: 'Never fast it, and never give or leave out insulin without a vet.',
      source: {
        title: 'AAHA diabetes management guidelines for dogs and cats (2018, updated 2022)',
        url: 'https://www.aaha.org/',
      },
    },
    {
      id: 'low-sugar',
      sign: 'low blood sugar: weak, trembling or staggering puppy, toy breed or pet on insulin',
      words: {
        english: list(
          'low sugar, sugar low, low blood sugar, blood sugar low, sugar dropped, insulin weak, insulin shaking, insulin collapse, insulin fit, sugar crash, sugar 20, sugar 25, sugar 30, sugar 35, sugar 40, sugar level 20, sugar level 30, sugar level 40, diabetic low sugar, diabetic shaking, puppy weak not eating, pup weak shaking, pup shaking weak, pup not eating weak',
        ),
        hinglish: list('sugar kam ho gayi, sugar low ho gaya, sugar gir gayi, khoon me sugar kam'),
        hindi: list('शुगर कम, शुगर कम हो गई, शुगर लो'),
      },
      names: list('hypoglycemia, hypoglycemic'),
      doNow: 'Rub honey or sugar water on the gums, feed it if it can swallow, keep it warm, go now.',
      never: 'Never fast it, give insulin, or pour liquid into the mouth of an animal that fits.',
      source: merck('Hypoglycaemia in small animals'),
    },
    {
      id: 'puppy-vomiting',
      sign: 'vomiting again and again, above all in a puppy or kitten, or signs of parvo',
      words: {
        english: list(
          'pup vomit, pup vomiting, vomit repeat, vomiting repeatedly, vomit not stop, vomit non stop, vomiting not stopping, vomit all day, vomit diarrhoea pup, vomit weak, parvo symptom, parvo sign, parvo puppy, not keep water down, not keep food down, not keep anything down, vomit every hour, vomit not keep water, vomit water again, vomit several day, pup diarrhoea not eating, pup diarrhoea weak, parvo positive, vomit not stool, vomit ten times, vomit not eat several day, vomit diarrhoea weak, cat parvo symptoms, panleukopenia symptoms, unvaccinated vomit, vomit everything, parvo not eating, pup vomit not eating, pup vd, pup v d, panleukopenia vomit, fpv kitten, panleukopenia kitten, fpv cat vomit',
        ),
        hinglish: list(
          'ulti baar baar, baar baar ulti, ulti nahi ruk rahi, ulti band nahi ho rahi, pilla ulti kar raha, puppy ulti dast, parvo ke lakshan, ulti lagatar, subah se ulti kar raha, kal se ulti, ulti aur kamzori, puppy ko ulti',
        ),
        hindi: list(
          'बार बार उल्टी, उल्टी नहीं रुक रही, पिल्ला उल्टी कर रहा, लगातार उल्टी, पार्वो के लक्षण, पिल्ले को उल्टी, कल से उल्टी',
        ),
      },
      names: list('parvo, parvovirus'),
      doNow:
        'Call a vet now: a puppy dries out within hours. Keep it warm and away from other pets, take a photo of what came up.',
      never: 'Never force food or water, wait for a kit, or give tablets against vomiting for people.',
      source: {
        title: 'WSAVA vaccination guidelines (2024); MSD Veterinary Manual: Canine parvovirus',
        url: 'https://wsava.org/',
      },
    },
    {
      id: 'cat-no-food',
      sign: 'a cat that has eaten nothing for a day, or a dog for several',
      words: {
        english: list(
          'cat not eating, cat not eat, cat stop eating, cat not eating recent, kitten not eating, dog not eating several day, cat no appetite, cat stopped eating, not eating several day, not eat week, cat anorexia, cat off food, not eaten several day, kitten not feeding, cat not touch, cat not touching food, cat ignores food',
        ),
        hinglish: list(
          'billi khana nahi kha rahi, billi kuch nahi kha rahi, billi kal se nahi kha rahi, teen din se khana nahi, kai din se kuch nahi kha raha, billi ne khana chhod diya, billi khana band, billi kai din se bhookhi, teen din se bhookha',
        ),
        hindi: list(
          'बिल्ली खाना नहीं खा रही, बिल्ली कुछ नहीं खा रही, तीन दिन से खाना नहीं, बिल्ली ने खाना छोड़ दिया, बिल्ली तीन दिन से भूखी',
        ),
      },
      species: ['cat', 'dog'],
      doNow:
        'See a vet today: a cat without food for a day can lose its liver. Offer warm, smelly food and water.',
      never: 'Never fast it for a test, force-feed it, or wait another night.',
      source: merck('Feline hepatic lipidosis'),
    },
    {
      id: 'dehydration',
      sign: 'drying out: sunken eyes, dry or sticky gums, skin that stays up, no water drunk for a day',
      words: {
        english: list(
          'dehydration, dehydrated, sunken eyes, eyes sunken, eyes gone inside, dry gums, sticky gums, skin stays up, skin tent, skin tenting, not drinking several day, not drink several day, not drunk several day, calf diarrhoea weak, calf diarrhoea not drinking, calf diarrhoea lying',
        ),
        hinglish: list(
          'pani ki kami, sharir me pani ki kami, aankh andar dhas gayi, aankhen dhas gayi, masude sookh gaye, masude sukhe, kai din se pani nahi pi raha, do din se pani nahi, teen din se pani nahi',
        ),
        hindi: list('पानी की कमी, आंखें धंस गई, आंख अंदर धंस गई, मसूड़े सूखे, दो दिन से पानी नहीं, तीन दिन से पानी नहीं'),
      },
      doNow:
        'See a vet today, at once if it is limp, cold, very young, or still vomits or has loose stools. If it is awake and keeps it down, offer a little water often.',
      never:
        'Never pour water or rehydration salts into its mouth, and never fast it or hold its water back for a test.',
      source: merck('Fluid therapy: the fluid resuscitation plan'),
    },
    {
      id: 'gut-stasis',
      sign: 'a rabbit or guinea pig that eats nothing or passes no droppings for half a day',
      words: {
        english: list(
          'rabbit not eating, rabbit not eat, rabbit not stool, rabbit no droppings, rabbit stop eating, gi stasis, gut stasis, gut stopped rabbit, rabbit bloat, rabbit teeth grinding, rabbit not drinking, rabbit diarrhoea, rabbit hunched, rabbit weak, stasis, rabbit head tilt, guinea pig not eating, rabbit stool stop, rabbit off food',
        ),
        hinglish: list(
          'khargosh nahi kha raha, khargosh khana nahi kha raha, khargosh potty nahi kar raha, khargosh kuch nahi kha raha, khargosh sust, khargosh ne khana chhod diya',
        ),
        hindi: list('खरगोश नहीं खा रहा, खरगोश खाना नहीं खा रहा, खरगोश पॉटी नहीं कर रहा, खरगोश ने खाना छोड़ दिया'),
      },
      species: ['rabbit'],
      doNow:
        'Go today, at once if the belly is tight or it sits still and cold. Keep it warm, offer hay and fresh greens.',
      never: 'Never fast it, and never force food into a rabbit with a tight belly.',
      source: { title: 'BSAVA Manual of Rabbit Medicine: gastrointestinal stasis' },
    },
    {
      id: 'rabies',
      sign: 'an animal that may be rabid: sudden biting, drooling, cannot swallow, fears water',
      words: {
        english: list(
          'rabies symptom, rabies sign, rabies suspect, rabid, mad dog, dog gone mad, hydrophobia, afraid water, fear of water, scared water, panic water, aggressive drool, drooling aggressive, biting everyone, biting everybody, sudden aggressive biting, suddenly aggressive, drool cannot swallow, not swallow drooling, rabies infection, rabies bite, exposed rabies, stray died after biting, jaw hanging drool, biting mad, biting drool, biting people drool, not drink drool, jaw dropped, dropped jaw, jaw hanging, jaw not close, jaw hang open, stray bite died, bite not drink',
        ),
        hinglish: list(
          'pagal kutta, kutta pagal ho gaya, rabies ke lakshan, pani se dar raha, sab ko kaat raha, halkaya kutta, laar gir rahi kaat raha, laar tapka hamla, laar gir rahi pani nahi pee, jabda latak gaya, jabda khula band nahi',
        ),
        hindi: list('पागल कुत्ता, कुत्ता पागल हो गया, रेबीज के लक्षण, पानी से डर, सबको काट रहा, लार गिर रही काट'),
      },
      names: list('rabies'),
      neverSampled: true,
      lasts: true,
      doNow:
        'Do not touch it: close it in from afar. Bitten, scratched or licked on a wound: wash 15 minutes with soap and running water, go to a doctor today. Call the government vet.',
      never: 'Never catch it, look into its mouth, take a sample, or wait and see after a bite.',
      source: who,
    },
    {
      id: 'bite',
      sign: 'a bite or scratch by a dog, monkey, cat or wild animal, of a person or a pet',
      words: {
        english: list(
          'dog bite, bitten by dog, bite, bitten, cat bite, monkey bite, monkey scratch, stray bite, mongoose bite, rat bite, bat bite, bite wound, bitten by stray, dog bit me, dog bit my child, cat scratch, dog scratch, monkey attacked, fox bite',
        ),
        hinglish: list(
          'kutte ne kaata, kutte ne kaat liya, bandar ne kaata, billi ne kaata, awara kutte ne kaata, nevle ne kaata, kutte ne bachche ko kaat liya, bandar ne nocha, kutto ne noch liya, billi ne nakhun mara, kaat liya, panja maar diya',
        ),
        hindi: list(
          'कुत्ते ने काटा, कुत्ते ने काट लिया, बंदर ने काटा, बिल्ली ने काटा, आवारा कुत्ते ने काटा, बिल्ली ने पंजा मारा',
        ),
      },
      lasts: true,
      doNow:
        'Wash the wound 15 minutes with soap and running water. People: see a doctor today for rabies vaccine. Pets: gloves on, then a vet today.',
      never:
        'Never put chilli, oil, lime or a tight bandage on it, and never wait to see whether the animal falls ill.',
      source: who,
    },
    {
      id: 'colic',
      sign: 'colic of a horse: rolling, pawing, looking at its belly, no droppings',
      words: {
        english: list(
          'colic, horse belly pain, horse pain, horse rolling, horse lie rolling, horse pawing, horse not stool, horse sweating, horse look belly, horse pet dekh, horse kicking belly, horse not eating, horse bloat, horse belly swell, horse straining stool, horse choke, horse impaction, horse stomach pain, horse food from nose, horse diarrhoea, horse restless, horse stool stop, horse off feed',
        ),
        hinglish: list(
          'ghode ke pet me dard, ghoda lot pot raha, ghoda leed nahi kar raha, ghode ka pet phool gaya, ghoda pet me lat maar raha, ghode ka pet dard, ghoda chara nahi kha raha, ghode ko kolik, ghode ko dard, ghoda zameen kured, ghoda zameen khod, ghoda pasina',
        ),
        hindi: list('घोड़े के पेट में दर्द, घोड़ा लोट रहा, घोड़ा लीद नहीं कर रहा, कोलिक, घोड़े का पेट फूल गया'),
      },
      species: ['horse'],
      doNow:
        'Call a vet now. Take all feed away, walk it gently if it rolls hard, note heart rate and droppings.',
      never: 'Never drench it, give a second painkiller, or stand where it may fall on you.',
      source: merck('Colic in horses'),
    },
    {
      id: 'horse-stiff',
      sign: 'a horse that will not move: tying up, or laminitis with hot, sore feet',
      words: {
        english: list(
          'laminitis, founder horse, horse tying up, azoturia, horse dark urine, horse stiff, horse cramp, horse not walk, horse not move, horse hot hoof, horse lame all feet, horse lying lame, horse red urine, horse brown urine, horse into grain, horse ate grain, horse ate too much, horse overate',
        ),
        hinglish: list(
          'ghoda chal nahi raha, ghoda akad gaya, ghode ke pair akad, ghode ke khur garam, ghoda hil nahi raha',
        ),
        hindi: list('घोड़ा चल नहीं रहा, घोड़ा अकड़ गया, घोड़े के खुर गरम'),
      },
      species: ['horse'],
      doNow:
        'Call a vet now. Leave it where it stands, on soft deep bedding, with water; take grain and lush grass away.',
      never: 'Never walk it off, cool the muscles with cold water, or give a painkiller for people.',
      source: merck('Laminitis in horses; exertional myopathies'),
    },
    {
      id: 'cattle-bloat',
      sign: 'bloat or too much grain in cattle, sheep or goats: a swollen left flank, no cud',
      words: {
        english: list(
          'cattle bloat, cattle belly swell, cattle gas, cattle belly tight, cattle swell, cattle not chewing cud, cattle ate too much grain, grain overload, cattle not ruminating, cattle urea poisoning, cattle choke, cattle ate wire, cattle ate object, cattle not stool, goat bloat, cattle belly pain, cattle ate lot of grain, cattle ate too much, cattle ate feast, cattle ate wedding, cattle ate bread, cattle ate rice, cattle ate flour, cattle acidosis, ruminal acidosis, rumen acidosis, cattle blown, cattle side tight, cattle flank tight',
        ),
        hinglish: list(
          'gaay ka pet phool gaya, afara, bhains ka pet phool gaya, gaay ko afara, bakri ka pet phool gaya, gaay ke pet me gas, gaay jugali nahi kar rahi, gaay ne zyada anaj kha liya, bakri ne urea kha liya, gaay ne urea kha liya, bakri ne anaj kha liya, gaay ke pet me dard, gaay ka pet dhol, gaay ki kokh tight',
        ),
        hindi: list('गाय का पेट फूल गया, अफारा, भैंस का पेट फूल गया, बकरी का पेट फूल गया, गाय जुगाली नहीं कर रही'),
      },
      species: ['cattle'],
      doNow:
        'Call a vet now. Keep it standing with the front higher, take feed away. It can die within the hour.',
      never: 'Never pierce the flank yourself, and never pour oil into an animal that lies or coughs.',
      source: merck('Bloat in ruminants'),
    },
    {
      id: 'egg-binding',
      sign: 'a bird that strains and cannot lay its egg',
      words: {
        english: list(
          'egg bound, egg binding, egg stuck, bird egg not out, bird straining, not laying egg straining, bird cannot lay egg, egg not coming, bird not laying egg',
        ),
        hinglish: list(
          'anda fas gaya, anda atak gaya, anda nahi de pa rahi, anda nahi nikal raha, murgi ka anda fas',
        ),
        hindi: list('अंडा फंस गया, अंडा अटक गया, अंडा नहीं दे पा रही, अंडा नहीं निकल'),
      },
      species: ['bird'],
      doNow: 'Keep her warm (about 30 degrees) and humid, quiet and dark, and go now.',
      never: 'Never press, pull or break the egg, and put no oil into the vent.',
      source: { title: 'BSAVA Manual of Avian Practice: egg retention' },
    },
    {
      id: 'bird',
      sign: 'a bird that sits fluffed at the bottom of the cage, or does not eat',
      words: {
        english: list(
          'petbird dying, bird stop eating, bird off food, bird fluff, bird fluffed up, bird bottom, bird floor of cage, bird not eating, bird not eat, bird not open eye, bird not opening eyes, bird not fly, bird tail bobbing, bird weak, bird sleeping all day, bird fell from perch, bird vomiting, bird bleeding, bird not standing, bird fit, bird cannot perch, bird eyes closed, bird breathing, bird lying, bird head twisted, bird lie, bird blood feather, bird hit fan, bird hit window, bird not moving, bird fly window, bird fly fan, bird fly glass, bird fly wall, bird neck twisted',
        ),
        hinglish: list(
          'tota phula hua baitha, tota kha nahi raha, tota aankh nahi khol raha, tota pinjre ke neeche baitha, chidiya kuch nahi kha rahi, tota sust, chidiya phul ke baithi, kabutar uth nahi raha, murgi uth nahi rahi, tota gir gaya',
        ),
        hindi: list('तोता फूला हुआ, तोता खा नहीं रहा, तोता पिंजरे के नीचे, तोता आंख नहीं खोल रहा, तोता सुस्त'),
      },
      species: ['bird'],
      doNow:
        'A bird hides illness until it is very ill: keep it warm (about 30 degrees), dark and quiet, food and water near, go now.',
      never: 'Never hold it round the chest, force food, or wait until tomorrow.',
      source: { title: 'BSAVA Manual of Avian Practice: the sick bird, emergency care' },
    },
    {
      id: 'open-fracture',
      sign: 'a broken bone, above all one that comes through the skin',
      words: {
        english: list(
          'bone out, bone through skin, bone visible, open fracture, compound fracture, bone sticking out, leg hanging, leg broken hanging, leg fracture, broken leg, leg bent, broken bone, broken spine, broken tail, broken jaw, jaw broken, broken pelvis',
        ),
        hinglish: list(
          'haddi bahar, haddi dikh rahi, haddi bahar nikal aayi, pair toot gaya, haddi toot gayi, pair latak raha hai, jabda toot',
        ),
        hindi: list('हड्डी बाहर, हड्डी दिख रही, पैर टूट गया, हड्डी टूट गई'),
      },
      names: list('fracture'),
      doNow: 'Cover it with a clean wet cloth, move the animal on a board, go now.',
      never: 'Never push the bone back, splint it by force or give painkillers for people.',
      source: bsava('fracture first aid'),
    },
    {
      id: 'burn',
      sign: 'a burn or scald',
      words: {
        english: list(
          'burn, scald, hot water fell, hot oil fell, hot water spill, hot oil spill, hot tea spill, hot milk spill, hot food spill, burnt with hot oil, burnt with hot water, boiling water, fire burn, burned by acid, acid thrown, acid on skin, acid on body, acid on face, hot oil, acid poured, acid attack, caught fire, hot tea, hot tea fell, hot milk fell, burnt paw, tea fell, tea spilled, hot tea, hot soup, hot oil fell, hot plate leg, stove leg',
        ),
        hinglish: list(
          'jal gaya, jal gayi, garam pani gir gaya, garam pani se jal gaya, garam tel se jal gaya, garam tel gir gaya, aag se jal gaya, aag lag gayi, tezab gir gaya, garam chai gir, garam doodh gir, garam khana gir, garam pani me gir gaya, chai gir gayi, garam tel gir, tawa par pair',
        ),
        hindi: list('जल गया, गर्म पानी गिर गया, आग से जल गया, आग लग गई, गर्म तेल'),
      },
      doNow:
        'Cool it 20 minutes under running lukewarm to cool water, keep the rest warm, cover with cling film, go now.',
      never: 'Never put ice, toothpaste, ghee, turmeric or ointment on it.',
      source: bsava('burns'),
    },
    {
      id: 'electric',
      sign: 'an electric shock, or a chewed cable',
      words: {
        english: list(
          'electric shock, electric current, current, electric wire, electric pole, electric board, chewed wire shock, electrocuted, bit wire, chewed wire, chewed cord, chewed cable, chewed electric wire, charger wire, charger cable, charger shock, got shock wire, got shock cable, got shock from plug, lightning, bit live wire, volt wire, high tension wire, live wire, chew wire, transformer',
        ),
        hinglish: list(
          'current lag gaya, karant lag gaya, bijli ka jhatka, bijli ka taar chaba liya, bijli gir gayi, taar se chipak gaya, bijli se chipak',
        ),
        hindi: list('करंट लग गया, बिजली का झटका, बिजली का तार'),
      },
      doNow: 'Switch the current off first. Then go now, though it looks well: the lungs fill hours later.',
      never: 'Never touch it while the current is on.',
      source: bsava('electrocution'),
    },
    {
      id: 'drowning',
      sign: 'near drowning',
      words: {
        english: list(
          'drown, drowning, fell in water, fell in pool, fell in well, fell in drain, water in lungs, fell in bucket',
        ),
        hinglish: list('doob gaya, kuen me gir gaya, naale me gir gaya, tank me gir'),
        hindi: list('डूब गया, कुएं में गिर गया'),
      },
      doNow: 'Get it out, let water run from mouth and nose, dry and warm it, go now, though it looks well.',
      never: 'Never swing it by the legs.',
      source: bsava('near drowning'),
    },
    {
      id: 'allergic',
      sign: 'hives, a swollen face, or a reaction after a vaccine or injection',
      words: {
        english: list(
          'hives, swollen face, face swell, anaphylaxis, anaphylactic, anaphylactic shock, allergic reaction, vaccine reaction, reaction after vaccine, after vaccine shaking, puppy shaking after vaccine, kitten shaking after vaccine, after vaccine swell, after vaccine vomit, after vaccine collapse, after vaccine breathing, eye swell shut, eyes swell, mouth swell, tongue swell, face puffy, throat swell, after injection reaction, vaccine swollen face, reaction to injection, drug reaction, allergic swell, neck swollen suddenly, bumps all over suddenly, face puffed, vaccine fell, vaccine collapse',
        ),
        hinglish: list(
          'chehra sooj gaya, muh sooj gaya, vaccine ke baad sujan, injection ke baad sujan, pitti uchhal gayi, chakatte, tike ke baad ulti, injection ke baad reaction, vaccine ke baad reaction, chehre pe sujan, injection ke baad behosh, tike ke baad sujan',
        ),
        hindi: list('चेहरा सूज गया, मुंह सूज गया, टीके के बाद सूजन, इंजेक्शन के बाद सूजन, चेहरे पर सूजन'),
      },
      names: list('angioedema, angioneurotic edema'),
      doNow:
        'Call a vet now. Weak, vomiting, pale or breathing hard: go at once. Take the name of the vaccine or medicine along.',
      never: 'Never give more of what set it off, or tablets for people without a vet.',
      source: bsava('anaphylaxis'),
    },
    {
      id: 'addison',
      sign: 'an Addison’s pet that vomits, is weak or collapses',
      words: {
        english: list(
          'addison crisis, addisonian crisis, addisonian, addison collapse, addison vomiting, addison weak, addison diarrhoea, addison shaking, adrenal crisis, addison not eating',
        ),
        hinglish: list('addison ulti kar raha, addison kamzor, addison wala kutta gir gaya, addison behosh'),
        hindi: list('एडिसन उल्टी, एडिसन कमजोर, एडिसन बेहोश'),
      },
      doNow: 'Go now and say that it has Addison’s disease. Keep it warm and calm.',
      never: 'Never stop or skip its steroid, and never fast it for a test.',
      source: merck('Hypoadrenocorticism in small animals'),
    },
    {
      id: 'notifiable',
      sign: 'signs of a disease that the law asks to report: lumpy skin, foot and mouth, bird flu, swine fever, glanders',
      words: {
        english: list(
          'cattle lumps all over skin, cattle mouth blister, cattle drooling blisters, many birds died, flock dying, poultry dying, pigs dying, cattle sudden death, goat sudden death, sheep sudden death, goats dying, sheep dying, cattle dying one after another, blood from nose sudden death cattle, lumpy skin nodules cattle, flock died sudden, cattle lumps body, cattle lumps fever, cattle lump fever, flock swollen head, flock blue comb, flock blue face, flock swollen face',
        ),
        hinglish: list(
          'lumpy rog, lumpy bimari, lampi bimari, lumpi bimari, lumpi, gaay ki chamdi pe gaanth, khurpaka muhpaka, muhpaka khurpaka, muh pak khur pak, muh paka khur paka, muh khur, khurpaka, muhpaka, khur paka, muh paka, gala ghotu, gal ghotu, murgiyan mar rahi hain, suar mar rahe, gaay ke muh me chhale, murgi achanak mar rahi, bakri achanak mar gayi, gaay achanak mar gayi, bakriyan mar rahi, bhed mar rahi, gaay ke sharir par gaanth, gaay gaanthein bukhar',
        ),
        hindi: list(
          'लम्पी, लम्पी रोग, खुरपका मुंहपका, खुरपका, मुंहपका, मुर्गियां मर रही हैं, गाय के मुंह में छाले, सूअर मर रहे, गाय के शरीर पर गांठें',
        ),
      },
      names: list(
        'lumpy, lumpy skin, lumpy virus, galghotu, गलघोटू, haemorrhagic septicaemia, hemorrhagic septicemia, black quarter, langdi bukhar, लंगड़ी बुखार, foot and mouth, sheep pox, goat pox, bird flu, बर्ड फ्लू, avian influenza, african swine fever, swine fever, ranikhet, peste des petits, fmd, lsd, asf, glanders, ppr, anthrax, newcastle, farcy, coggins, eia, equine infectious anemia, equine infectious anaemia',
      ),
      neverSampled: true,
      call: 'government',
      doNow:
        'Call the government veterinary hospital today: the law asks for it. Keep sick animals apart, keep people and vehicles out.',
      never: 'Never sell, move, slaughter or open a sick or dead animal, and take no sample yourself.',
      source: {
        title:
          'Prevention and Control of Infectious and Contagious Diseases in Animals Act, 2009 (India), schedule; WOAH list of diseases',
        url: 'https://www.woah.org/',
      },
    },
    {
      id: 'maggots',
      sign: 'maggots in a wound, an ear or the skin',
      words: {
        english: list(
          'maggot, maggots in wound, wound maggot, keeda wound, insect ear crawling, worm wound, worms coming out of wound, worms in ear, white worms in skin, flystrike, fly strike, fly eggs on skin, myiasis',
        ),
        hinglish: list(
          'zakhm me keede, ghav me keede pad gaye, keede pad gaye, kaan me keede, keede lag gaye zakhm',
        ),
        hindi: list('घाव में कीड़े, जख्म में कीड़े, कीड़े पड़ गए, कान में कीड़े'),
      },
      doNow:
        'Go to a vet today, at once if it is weak or smells foul. Keep flies off with a clean, damp cloth and stop the licking.',
      never:
        'Never pour petrol, kerosene, phenyl, turpentine or naphthalene into it, and do not dig for the deep ones.',
      source: merck('Myiasis: facultative flies of dogs, cats and livestock'),
    },
    {
      id: 'balance',
      sign: 'sudden loss of balance: staggering, a tilted head, circling or flickering eyes',
      words: {
        english: list(
          'staggering, stagger, wobbly, wobbling, drunk walking, walk drunk, head tilt, head tilted, circling, walking in circles, nystagmus, eyes flickering, eyes jerking, eyes darting, eyeball moving, eyes rolling, loss of balance, lost balance, no balance, falling over to one side, uncoordinated, ataxia, vestibular, walking sideways, head pressing, pressing head, pushing head wall, eye flicking, eyes moving left, eyes moving right',
        ),
        hinglish: list(
          'ladkhada raha, ladkhada ke chal, lad khada ke chal, balance nahi ban raha, gol gol ghoom raha, sar ek taraf jhuka, jhoom ke chal, muh tedha, face tedha, sharabi jaise chal, sar deewar me maar, sir deewar se laga, chakkar kaat raha',
        ),
        hindi: list('लड़खड़ा रहा, गोल गोल घूम रहा, सिर एक तरफ झुका, संतुलन नहीं, चक्कर काट रहा'),
      },
      doNow:
        'See a vet today, at once if it may have eaten something, vomits, fits or grows weak. Keep it low, padded and away from stairs.',
      never:
        'Never give travel-sickness tablets or ear drops, and no food or water while it cannot hold its head.',
      source: merck('The vestibular system; ataxia'),
    },
    {
      id: 'newborn',
      sign: 'a newborn that is cold, limp, cries without end or does not drink',
      words: {
        english: list(
          'newborn not drink, newborn not drinking, young not drink milk, young not nursing, young not suckling, young cold, young crying continuously, newborn cry, newborn limp, rejected by mother newborn, mother not feeding young, mother rejected young, orphan young, young not drink colostrum, young no colostrum, young milk nose',
        ),
        hinglish: list(
          'bachcha doodh nahi pi raha, bachche doodh nahi pi rahe, pilla doodh nahi pi raha, bachcha thanda pad gaya',
        ),
        hindi: list('बच्चा दूध नहीं पी रहा, पिल्ला दूध नहीं पी रहा, बच्चा ठंडा पड़ गया'),
      },
      species: ['dog', 'cat', 'cattle', 'rabbit'],
      doNow:
        'Warm it first and slowly, against your skin or beside a wrapped warm bottle, and call a vet now. First milk counts within hours.',
      never: 'Never feed a newborn while it is cold, pour milk into its mouth, or lay it on a hot bottle.',
      source: merck('Management of the neonate in small and large animals'),
    },
    {
      id: 'foal-milk',
      sign: 'a newborn foal that has not drunk its first milk, or a foal that is weak or has diarrhoea',
      words: {
        english: list(
          'foal not drinking, foal not nursing, foal not milk, foal no colostrum, foal weak, foal not standing, foal cold, foal limp, orphan foal, foal rejected by mare, newborn foal lying, foal diarrhoea, foal not eating, foal lying, foal igg, passive transfer, foal passive transfer',
        ),
        hinglish: list('ghodi ka bachcha doodh nahi pi raha, ghode ka bachcha doodh nahi pi raha'),
        hindi: list('घोड़ी का बच्चा दूध नहीं पी रहा'),
      },
      species: ['horse'],
      doNow:
        'Call a vet now and keep it warm, with the mare: first milk protects only within 12 to 24 hours of birth, and a test at the stable says if it did.',
      never: 'Never wait for a result of a laboratory, and never pour milk into a foal that cannot swallow.',
      source: merck('Failure of passive transfer in foals'),
    },
    {
      id: 'high-fever',
      sign: 'a body temperature of 105 °F (40.5 °C) or more',
      words: {
        english: list(
          'fever 105, fever 106, fever 107, fever 108, fever 41, fever 42, temperature 105, temperature 106, temperature 107, temperature 108, temperature 41, temperature 42',
        ),
        hinglish: list('bukhar 105, bukhar 106, bukhar 107, tapman 106'),
        hindi: list('बुखार 105, बुखार 106, तापमान 106'),
      },
      doNow:
        'Go now. Shade, a fan and small sips of water on the way; after heat or hard work wet it with cool water first.',
      never: 'Never give paracetamol, ibuprofen or another fever medicine for people, and use no ice.',
      source: merck('Fever of unknown origin; hyperthermia'),
    },
    {
      id: 'emergency',
      sign: 'anything that frightens you and cannot wait',
      words: {
        english: list(
          'emergency, emergency vet, save my dog, save my pet, need vet immediately, urgent vet, vet urgent, critical condition, dog critical, cat critical, ambulance, emergency number, first aid, icu, help urgently, urgent help, crying in pain, screaming in pain, howling in pain, severe pain, screaming dog, screaming cat, testicle swell pain, scrotum swell, transfusion urgent, blood donor urgent, need blood urgent, transfusion needed urgent, emergency exam',
        ),
        hinglish: list(
          'emergency hai, doctor chahiye turant, bacha lo, jaldi doctor, turant doctor, halat kharab, haalat bahut kharab, condition serious, jaan bacha lo, dard se ro raha, dard se chilla raha, bahut dard',
        ),
        hindi: list('आपातकाल, इमरजेंसी, जल्दी डॉक्टर, हालत खराब, बचा लो'),
      },
      doNow:
        'Call a vet now and say animal, age, what you see and since when. Keep it warm, quiet and on its side if weak.',
      never: 'Never wait for a test, and give no food, water or medicine for people.',
      source: merck('Emergency medicine, initial triage'),
    },
  ],
  spellings: {
    not: words(
      'no ni without never cannot unable nothing none nahi nahin nhi nhin nai nahee nehi na naa nahin mana refuse refusing refused नहीं never',
    ),
    but: words('lekin magar par pr लेकिन मगर पर'),
    or: words('nor ya या'),
    normal: words(
      'normally fine ok okay theek thik thek teek sahi properly proper easily comfortably ठीक सही',
    ),
    up: ['up'],
    get: words('getting got'),

    // Animals.
    pup: words('puppy puppies pups puppie kitten kittens kiten pilla pille पिल्ला पिल्ले पपी'),
    dog: words(
      'dogs doggy dogy doggo puppy puppies pup pups kutta kutte kuta kute kutto kutiya kutti kuttiya kuttia pilla pille pilli bitch canine labrador lab german shepherd gsd pug beagle rottweiler shihtzu pomeranian golden retriever indie कुत्ता कुत्ते कुतिया पिल्ला पिल्ले डॉग',
    ),
    cat: words(
      'cats kitty kitten kittens kiten tomcat billi bili billa billy billiyan feline persian queen बिल्ली बिल्ला बिल्ली कैट bilauta bilota bilav bilao',
    ),
    rabbit: words('rabbits bunny bunnies khargosh kharghosh khargos guinea hamster खरगोश'),
    bird: words(
      'birds parrot parrots budgie budgies lovebird lovebirds cockatiel macaw parakeet tota tote mithu chidiya chidia pakshi kabutar kabootar pigeon murgi murga hen chicken duck finch तोता चिड़िया पक्षी कबूतर मुर्गी',
    ),
    foal: words('foals colt filly'),
    horse: words(
      'horses mare stallion foal colt filly pony donkey mule ghoda ghode ghodi ghora ghore gadha khachar equine घोड़ा घोड़े घोड़ी गधा',
    ),
    calf: words('calves bachhda bachda bachhra bachiya katra katda lamb lambs बछड़ा बछड़े बछिया'),
    cattle: words(
      'cow cows buffalo buffaloes bull calf calves heifer bovine gaay gay gai bhains bhens bhais bhes bachhda bachda bachhra bachiya katra katda goat goats bakri bakra sheep bhed livestock गाय भैंस बछड़ा बकरी बैल बछड़े बछिया ewe ewes lamb lambs',
    ),
    young: words(
      'puppy puppies pup pups kitten kittens kiten foal calf calves baby babies bachcha bachche bacha bache baccha bacche bachhe bachchha bachhda bachda bachhra lamb fetus foetus pilla pille बच्चा बच्चे पिल्ला पिल्ले बछड़ा lamb lambs piglet piglets',
    ),

    // Parts of the body.
    belly: words('stomach stomac stomak tummy abdomen abdominal abdomin tumy bely'),
    pet: ['pet', 'पेट'],
    mouth: words('muh munh muhn moonh mooh muuh mukh मुँह मुंह'),
    throat: words('gala gale gaale gle throath गला गले'),
    ear: words('ears kaan kaano kaanon कान कानों'),
    nose: words('naak nak nostril nostrils नाक'),
    eye: words('eyes aankh aankhe aankhen ankh ankhe aankho ankhon aankhon आँख आंख आँखें आंखें'),
    gum: words('gums masude masuda masoode masooda masure masudhe masudo मसूड़े मसूड़ा'),
    tongue: words('jeebh jibh jeeb jib zuban zubaan juban जीभ'),
    skin: words('chamdi khaal twacha'),
    leg: words('legs pair paer pao paon paw paws taang tang limb limbs pairo पैर टांग taange taangen taango'),
    back: words('hind rear pichhla pichhle pichla pichle piche peeche peche pichli pichhli पिछले पीछे'),
    face: words('chehra chehre muzzle lips lip hont honth चेहरा'),
    broken: words('broke breaks snapped'),
    fracture: words('fractured fractures'),
    bone: words('haddi hadi haddiyan hadd हड्डी'),
    body: words('sharir shareer badan शरीर'),
    vagina: words(
      'vaginal vulva vulval yoni private genital genitals womb uterus uterine uteras bachedani bachadani bachchedani garbhashay बच्चेदानी गर्भाशय योनि',
    ),
    rectum: words('rectal anus anal bum gudda guda rectam butt गुदा'),

    female: words('bitch kutiya kutti kuttiya kuttia कुतिया'),
    tail: words('poonch punch puchh pooch poonchh पूंछ'),
    head: words('sar sir sirr सिर सर'),

    // Signs.
    breathe: words(
      'breath breaths breathing breathin brething breething brithing breating breating breathe breathes breathless breathlessness saans sans saas sas saanse saansein sanse saase sanso shwas swas saansen suffocating suffocation dyspnea dyspnoea respiration respiratory सांस साँस सांसे श्वास',
    ),
    hard: words(
      'difficulty difficult trouble problem problems struggle struggling struggles heavy heavily laboured labored labouring fast rapid rapidly quick quickly noisy shallow tez tej tezz dikkat dikat diqqat taklif takleef taklef pareshani mushkil ukhad ukhar bhari तेज तेज़ तकलीफ दिक्कत',
    ),
    gasp: words('gasping gasps panting haanf hanf haanfna hanfna haanph hamf wheezing wheeze हांफ हाँफ'),
    choke: words('choking choked chocking ghut ghutna choaking'),
    collapse: words(
      'collapsed collapsing collaps collapes faint fainted fainting faints unconscious unconcious unconsious unconscius behosh behos behosi behoshi bhosh bihosh unresponsive coma syncope lifeless motionless बेहोश बेहोशी अचेत achet',
    ),
    die: words('dying died dead mar marne mari marega marjayega marr maut मर मरने'),
    stand: words(
      'stood standing khada khadi khade uth uthna utha uthti uthta uthne getup rise rising wake waking awake jag jaag khara kharaa खड़ा उठ',
    ),
    walk: words('walking walks chal chalna chala chalti chalta चल'),
    use: words('using uses used'),
    move: words('moves moving movement hil hilna hila hilta हिल'),
    doctor: words('dr vet vets doktar daktar डॉक्टर'),
    respond: words('responding response responsive react reacting'),
    paralysis: words(
      'paralysed paralyzed paralised paralyse paralize paralyzed lakwa lakva laqwa lakua faalij falij laqva लकवा',
    ),
    drag: words('dragging drags dragged ghasit ghaseet ghasitna ghisat ghaseetna घसीट'),
    shake: words(
      'shaking shakes shiver shivering shivers tremble trembling trembles tremor tremors twitching kaanp kanp kaamp kamp kampan kapkapi thartharana कांप काँप',
    ),
    fit: words(
      'fits seizure seizures siezure siezures seizur seisure seizer seizing seize convulsion convulsions convulsing convulse fitting daura daure daora daure daurey dora doure dorey jhatka jhatke jhatkey jerks jerking mirgi mirgee दौरा दौरे झटके मिर्गी',
    ),
    epilepsy: words('epilapsy epilepcy epileptic'),
    blood: words('blod bloody khoon khun khoun khon blud blad rakt lahu khooni khuni खून रक्त'),
    bleed: words('bleeding bleeds bleed bleding bleedin haemorrhage hemorrhage'),
    stop: words('stopped stopping stops ruk ruka ruki rukna ruke rok band bandh tham thamm control रुक बंद'),
    // It is over; to stop it is another matter.
    ceased: words('stopped ruka ruki resolved subsided cleared'),
    vomit: words(
      'vomiting vomits vomited vomit vomitting vometing vomting vomitng womit womiting ulti ultee ultiyan ultiya ulty ultian ultyian puke puking pukes throw throwing threw throws उल्टी उलटी उल्टियां',
    ),
    retch: words('retching retches gag gagging heave heaving ubkai ubkayi ubak'),
    diarrhoea: words(
      'diarrhea diarhea diarrea diarrohea diarhoea diarrhoeal loose dast dust loosemotion motions motion haggu दस्त scour scours scouring pechish pechis पेचिश',
    ),
    stool: words(
      'stools potty poty poti poop pooping pooped poo tatti tati tutti latrine letrine latrin feces faeces fecal faecal mal gobar dung paikhana toilet टट्टी पॉटी मल गोबर leed लीद meengni mengni mingni मेंगनी',
    ),
    black: words('kali kaali kala kaala kale tarry tar dark काली काला'),
    urine: words(
      'urinate urinating urination urinates urinary pee peeing pees peed piss pissing peshab peshaab pesab pesaab pishab pishaab pisab pishap susu soosoo sussu wee mutra moot mut yurin toilet पेशाब मूत्र सुसु',
    ),
    strain: words('straining strains strained'),
    push: words('pushing pushes zor jor ज़ोर जोर'),
    try: words('trying tries tried koshish meowing meows yowling crying cries cry rona ro कोशिश'),
    block: words('blocked blockage obstruct obstructed obstruction bloked'),
    stuck: words(
      'stucked struck fas fasa fasi fans fansa phas phasa phans phansa phasi atak atka atki ataka lodged jammed trapped phan फंस फँस फंसा अटक',
    ),
    swell: words(
      'swollen swelling swelled swells swolen sweling sujan soojan suj sooj suja suji sooja sojan phool phul phula phulla phooli phuli fool ful foola fula fuli distended distension distention inflated balloon puffy enlarged सूज सूजन फूल फूला puffed phulna phoolna fulna sujna soojna',
    ),
    bloat: words('bloated bloating'),
    tight: words('hard tense drum kadak kathor sakht tait कड़ा सख्त dholak dhol'),
    pain: words('marod marodh maror painful hurts dard dukh paining cramp cramps दर्द'),
    out: words(
      'bahar baahar bahr popped popping pop protrude protruding protruded hanging hang latak latka latki bulging nikal nikla nikli nikalaya बाहर निकल लटक',
    ),
    pale: words('white whitish safed safaid saphed grey gray greyish सफेद सफ़ेद'),
    // White is a colour of the coat too.
    pallor: ['pale'],
    blue: words('bluish neela neeli neele nila nili nile purple purplish नीला नीली नीले'),
    yellow: words('yellowish peela peeli peele pila pili pile पीला पीली पीले'),
    cold: words('thanda thandi thande freezing hypothermia ठंडा'),
    hot: words('garam garm गर्म'),
    overheated: words('overheating overheat'),
    leak: words('leaked leaking leakage'),
    spill: words('spilled spilt spills poured splashed chhalak thrown'),
    discharge: words('discharging discharg ooze oozing liquid pani paani fluid leaking leak dischage'),
    pus: words('mawad mavad peep pip puss मवाद पस'),
    foul: words('smelly smell smelling smells stinking stink stinky badbu badboo badbudar foulsmelling बदबू'),
    green: words('greenish hara hari black dark हरा'),
    injury: words('injured injure injuries chot chott ghayal zakhmi jakhmi hurt चोट घायल'),
    wound: words('wounds wounded cut cuts ghaav ghav zakhm zakham jakham घाव sliced slashed'),
    scratch: words('scratched scratches nocha noch panja kharoch kharonch खरोंच'),
    sudden: words('suddenly achanak ekdum turned became gone went overnight अचानक'),
    blind: words('blindness andha andhi andhe अंधा'),
    see: words('seeing dikh dikhai dikhayi dekh vision sight दिखाई दिख'),
    open: words('opened opening khol khul khola khulna opens खोल खुल'),
    repeat: words(
      'repeated repeatedly again continuous continuously continue continually nonstop constant constantly baar bar baarbar barbar lagatar lagataar multiple many several times frequent frequently keeps keep always hourly frequent बार बारबार लगातार',
    ),
    weak: words(
      'weakness kamjor kamzor kamjori kamzori lethargic lethargy dull sust susti limp कमजोर कमजोरी',
    ),
    lie: words(
      'lying laying lies baith baitha baithi baithe baithi let leta leti lete padi pada down sitting sits sit बैठ लेट',
    ),
    roll: words('rolling rolls rolled lotpot'),
    day: words('days din dino dinon week weeks hafte दिन'),
    several: words('two three four five six 2 3 4 5 6 7 teen tin char chaar paanch panch kai तीन चार'),
    recent: words(
      'yesterday kal morning subah subha hours hour ghante ghanta 24hrs hrs 24 12 overnight since कल सुबह घंटे',
    ),

    // What happened.
    // What a vet gave is another matter than what it found.
    gave: ['given'],
    ate: words(
      'eaten khaya khayi khaye khaliya khali khagaya khalia chewed consumed ingested gobbled gave given accidentally galti chabaya खाया खाई',
    ),
    eat: words(
      'eats eating eeting eaten ate food kha khaa khana khaana khata khati khate khaya khayi khaye khaliya khali khagaya khalia bhook bhukh bhojan chara feed feeding consume consumed chew chewed chewing chaba chabaya chaara appetite ingest ingested खा खाना खाया खाई चारा भूख',
    ),
    swallow: words(
      'swallowed swallowing swalowed swallow swallowd gulp gulped nigal nigla nigli nigel nigalna निगल',
    ),
    // Drunk is how it walks, too.
    drunk: words('sharabi nashe'),
    drink: words('drank drinks drinking drunk pi piya pita pilaya pila पी पिया'),
    lick: words('licked licking licks chaat chat chata chatt चाट'),
    fall: words('fell falling fallen falls gir gira giri gire girna girgaya girgya girpada गिर गिरा'),
    height: words(
      'balcony roof terrace chhat chat chatt chhath building floor stairs seedhi sidhi window khidki balkani छत बालकनी सीढ़ी',
    ),
    hit: words(
      'takkar takar takkr tkr thok thoka thokar kuchal kuchla crushed crush accident accidents eksident acident accidant aksident टक्कर एक्सीडेंट कुचल',
    ),
    vehicle: words(
      'car bike scooter scooty motorcycle motorbike truck bus train auto gaadi gadi gaddi tractor rickshaw cycle गाड़ी बाइक ट्रक',
    ),
    fly: words('flying flies udd ud udna uda उड़ flew'),
    look: words('looking looks dekh dekhta'),
    bite: words(
      'byte bites biting bitten bit kaat kaata kaati kaatliya kata katliya kat dasa das काट काटा काटी kaatne katne',
    ),
    snake: words(
      'snak snek sanke snakes saanp sanp saap samp cobra kobra krait viper naag nag nagin saamp सांप साँप नाग karait kareit karet ghonas phursa',
    ),
    sting: words('stung stings sting dank dunk डंक'),
    bee: words(
      'bees wasp wasps hornet honeybee scorpion bichhu bichu bichoo bichchu bicchu madhumakkhi madhumakhi makkhi tataiya barr bhid centipede kankhajura बिच्छू मधुमक्खी ततैया spider spiders makdi caterpillar caterpillars',
    ),
    monkey: words('bandar langur monkeys बंदर'),
    stray: words('street awara gali aawara mongoose nevla jackal siyar gidad fox bat आवारा'),
    mad: words('rabid pagal paagal halkaya halkaaya हड़काया पागल'),
    rabies: words('rebies rabis rabbies rebis rebij rabij rabiz raibij रेबीज'),
    aggressive: words('agressive aggression gussa'),
    attack: words('attacking attacked attacks hamla'),
    drool: words(
      'drooling drools saliva salivating salivation laar lar jhaag jhag jhaagh foam foaming frothing froth lala लार झाग drooled drools slobbering slobber',
    ),
    heatstroke: words('heatstrok sunstroke heatstroke'),
    burn: words('burnt burned burns scald scalded jal jala jali jalgaya जल जला'),
    electric: words('electrical electricity bijli बिजली'),
    current: words('electrocuted electrocution currant karant karent करंट'),
    shock: words('shocked'),
    drown: words('drowned drowning drownd doob dub duba dooba डूब'),
    labour: words('labor labouring laboring'),
    deliver: words(
      'delivery delivering delivered dilivery dilevery birth birthing whelp whelping whelped calving foaling kidding labour labor labouring prasav byana biyana byah byani byane biyane byayi biyayi byaai janam dilivri delivary ब्याने ब्याई प्रसव डिलीवरी farrow farrowing lambing',
    ),
    placenta: words('afterbirth'),
    born: ['born'],
    after: words('baad bad post बाद'),
    teat: words('teats udder breast breasts mammary nipple nipples'),
    nursing: words('suckling postpartum lactating lactation pilate pilati dudh doodh'),
    expelled: words('expel expels expelling'),
    prolapse: words('prolapsed prolapes prolaps'),
    pregnant: words('pregnancy pregnent garbhvati gabhin गर्भवती'),

    flow: words(
      'aa aaya aayi aana ata aati beh bah behna bahna bahta behta bahti nikal nikla nikli nikalna tapak gir gira coming come lot bahut bohot zyada jyada lots heavy heavily too much everywhere बह निकल',
    ),
    pass: words('passed passes passing'),
    drop: words('drops bund boond tapak बूंद'),
    symptom: words('symptoms sign signs lakshan लक्षण'),

    // Things.
    door: words('doors darwaza darwaze darwaje darvaza darwazey दरवाजा दरवाज़ा दरवाजे'),
    maggot: words('magot magots maggots magget ilni illi'),
    stagger: words('staggering staggers ladkhada ladkhadana ladkhadata ladkhadake लड़खड़ा'),
    wobbly: words('wobble wobbles wobbling'),
    temperature: words('temp tempreture temprature tapman taapman तापमान'),
    fever: words('bukhar bukhaar bukar febrile बुखार'),
    cry: words('crying cries whining meowing meows yowling'),
    rat: words('rats mouse mice chuha chuhe chuhon chooha choohe chuhemar चूहा चूहे'),
    poison: words(
      'poisoned poisoning poisonous poisen poision poisn poisan posion zehar zeher zaher zahar jahar jeher jehar jahr zahr zahreela zahrila zehreela jahrila vish vishaila toxic toxin toxins bait ज़हर जहर विष',
    ),
    humandrug: words(
      'metformin glimepiride glycomet amlodipine telmisartan atenolol metoprolol losartan ramipril thyronorm eltroxin alprazolam diazepam clonazepam zolpidem tramadol isoniazid loperamide pregabalin gabapentin montelukast levocetirizine cetirizine pantoprazole omeprazole ranitidine multivitamin sorbitrate ecosprin clopidogrel atorvastatin methotrexate minoxidil fentanyl salbutamol escitalopram fluoxetine sertraline digoxin',
    ),
    hypocalcemia: words('hypocalcaemia hypoca'),
    backwards: words('ulta breech उल्टा'),
    khet: words('kheton kheto खेत खेतों'),
    urea: words('yuria yuriya uria uriya यूरिया'),
    colour: words('color colors colours gulal rang'),
    medicine: words(
      'medicines medicin medecine meds dawa dawai dava davai dwai dawaai davaai goli goliyan golia tablet tablets tablate pill pills capsule capsules syrup drug drugs strip दवा दवाई गोली',
    ),
    // Worms in a wound are no ticks, and ribs that show no broken bones.
    keeda: words('keede keeday kide kida कीड़े'),
    rib: words('haddiyan pasli pasliyan'),
    insect: words(
      'insects keeda keede kide keeday kida makode cockroach mosquito machhar machar कीड़े मच्छर कॉकरोच',
    ),
    litter: words('litar लिटर'),
    box: words('bok बॉक्स'),
    touch: words('touched touching touches'),
    tick: words('ticks flea fleas kilni kilniyan chichdi chichri kutki pissu किलनी'),
    spray: words('sprayed powder liquid chalk coil gel machine dip कॉइल'),
    insecticide: words(
      'insecticides pesticide pesticides pestiside insectiside keetnashak kitnashak kitnasak keetnasak organophosphate organophosphorus malathion chlorpyrifos dichlorvos nuvan monocrotophos baygon gammaxene cypermethrin deltamethrin butox thimet endosulfan carbofuran furadan dimethoate rogor paraquat कीटनाशक',
    ),
    phosphide: words(
      'phosphid phosphaid fosfide celphos celfos selphos selfos sulphas sulfas salphas salfas sulphaas फॉस्फाइड सल्फास quickphos quikphos alphos phosfume phostoxin talunex',
    ),
    chocolate: words(
      'choclate chocolat choklet chaklet chocolates choco cocoa brownie cadbury dairymilk kitkat चॉकलेट चाकलेट',
    ),
    grape: words('grapes angoor angur raisin raisins kishmish kismis अंगूर किशमिश'),
    onion: words('onions pyaz pyaj pyaaz piyaz pyaaj garlic lahsun lehsun lasun प्याज लहसुन'),
    painkiller: words(
      'paracetamol paracetamole parasitamol paracitamol pairasitamol crocin calpol dolo acetaminophen tylenol ibuprofen brufen ibuprofin combiflam diclofenac voveran aspirin disprin nimesulide aceclofenac naproxen meftal पैरासिटामोल क्रोसिन volini moov iodex',
    ),
    cleaner: words(
      'phenyl phenol fenyl phenail phinail harpic domex lizol colin odonil sanifresh bleach bleeching tezab tejab detergent surf kerosene petrol diesel turpentine thinner dettol naphthalene mothball mothballs lime chuna caustic फिनाइल तेजाब हार्पिक finayal phinayal phinyl फिनायल',
    ),
    plantpoison: words(
      'oleander kaner dieffenbachia datura dhatura lantana sago castor arandi jatropha azalea nerium calotropis madar ipomoea besharam philodendron pothos abrus ratti gunja cestrum ricin कनेर धतूरा rhododendron yew taxus aak',
    ),
    plant: words('plants paudha podha pauda leaf leaves patta patti पौधा पत्ते'),
    alcohol: words('beer whisky whiskey rum vodka wine sharab daru daaru शराब दारू'),
    drugs: words(
      'bhang ganja charas marijuana weed cannabis tobacco tambaku tambakoo gutka gutkha cigarette nicotine भांग गांजा तंबाकू',
    ),
    wire: words('wires taar'),
    object: words(
      'loha lohe toy toys ball sock socks cloth kapda plastic polythene rubber coin coins sikka magnet magnets button stone stones pathar patthar kankar nail keel kil pin pins blade ring earring marble kancha glass kaanch kanch mask diaper sponge hairband rubberband tampon condom cotton rui stick guthli corncob bhutta खिलौना सिक्का पत्थर कांच प्लास्टिक skewer moje mojay mojey mauje mozay legos khilona khilauna khilone',
    ),
    battery: words('batteries batery battry baitri betri बैटरी'),
    needle: words('needles sui suee suyi hook fishhook सुई'),
    rope: words('ropes rassi rassa रस्सी'),
    string: words('strings thread threads dhaga dhaage dhage wool yarn tinsel ribbon manjha धागा मांझा manja'),
    insulin: words('insuline इंसुलिन'),
    sugar: words('glucose shugar suger chini शुगर'),
    low: words('kam less down ghat dropped drop fall gir कम'),
    diabetic: words('diabetes diabetis dibetic dibetis dibetes diabatic madhumeh डायबिटीज मधुमेह'),
    egg: words('eggs anda ande अंडा'),
    colic: words('kolik colick कोलिक'),
    afara: words('aphara aphra afra afaara tympany tympanites अफारा'),
    jaundice: words(
      'jaundise jundice jaundis jondice icterus icteric piliya peeliya pilia pelia peelia peliya piliyaa kamala पीलिया',
    ),
    pyometra: words('piometra pyometra pyometria pyometr pyo pyomitra पायोमेट्रा'),
    hives: words('urticaria urticarial chakatte chakte welts welt wheals'),
    allergic: words('allergy alergy allergies elergy elrji एलर्जी'),
    reaction: words('riaction reacton'),
    vaccine: words('vaccination vaccinated injection tika teeka inject injected vaccin टीका इंजेक्शन'),
    glaucoma: words('glucoma glocoma glaukoma'),
    fluff: words('fluffed fluffy fluffing puffed puffing ruffled'),
    bottom: words('floor neeche niche नीचे'),
    cage: words('pinjra pinjre पिंजरा पिंजरे'),
    parvo: words('parvovirus parwo parvoo पार्वो'),
    emergency: words(
      'emergancy emergensy emergencey emergncy imergency imarjensi apatkal aapatkal आपातकाल इमरजेंसी',
    ),
    test: words(
      'tests testing janch jaanch jaach checkup titre titer titres titers antibody antibodies antigen level levels kit combo pcr elisa culture panel profile analysis monitoring certificate price prices cost rate charge charges kitna kitne kimat keemat report reports vaccine vaccination vaccinated injection booster tika lab scan ultrasound xray ray usg biopsy smear group count जांच टीका वैक्सीन टाइटर टाइटल एंटीबॉडी सर्टिफिकेट प्रमाण लेवल',
    ),
    exam: words(
      'test tests testing janch jaanch jaach scan ultrasound usg xray profile panel kit checkup pcr elisa जांच sample samples specimen specimens lab laboratory',
    ),
    price: words('prices cost costs rate charge charges kitna kitne kimat keemat daam fee fees'),
    chew: words('chews chewing'),
    // What is kept with tablets; a tablet is given in bread.
    storedgrain: words('grain grains gehu gehun wheat anaj'),
    sorghum: words('jowar jwar juar'),
    grain: words(
      'grains anaj flour rice chawal daana dana maize makka gehu gehun wheat barley bread roti rotis',
    ),
    toad: words('toads frog frogs mendak'),
    // A pet alone is no flock.
    petbird: words(
      'parrot parrots budgie budgies lovebird lovebirds cockatiel macaw parakeet tota tote mithu chidiya finch तोता चिड़िया',
    ),
    flock: words(
      'chicken hen murgi murge मुर्गी chicks chuze chickens hens poultry broilers murgiyan murgiya murgiyaan murgiyo मुर्गियां',
    ),
    caught: words('catch catches pakad pakda pakdi pakar'),
    collar: words('collars'),
    neck: words('gardan गर्दन'),
    twisted: words('tedha tedhi'),
    chilli: words('chili mirch mirchi मिर्च'),
    help: words('bachao madad'),
    feather: words('feathers pankh'),
    tears: words('tear aansu'),
    urgent: words('urgently immediately immediate turant asap'),
    jump: words('jumped jumps jumping kud kuda kood koodi kudi'),
    fan: words('pankha'),
    worm: words('worms'),
    size: words('sized'),
    hair: words('hairs baal bal fur बाल'),
    tooth: words('teeth dant daant dent दांत'),
    nail: words('nails nakhun naakhun nakhoon नाखून'),
    heat: words('season oestrus estrus estrous heats mc period periods'),
    titre: words(
      'titer titres titers antibody antibodies rnatt favn rffit immunity certificate vaccine vaccines vaccination vaccinated injection booster tika teeka टीका वैक्सीन टाइटर टाइटल एंटीबॉडी सर्टिफिकेट प्रमाण',
    ),
    travel: words('travelling traveling export import videsh विदेश'),
  },
  fillers: words(
    'by then anything it its he she his her him they them i we us think this that these there was were be am are will would please plz pls kindly help check checks checking checked healing heal healed sir mam madam hello hi just very some something kuch mera meri mere hamara hamari hamare uska uski uske iska iski iske apna apne apni usko isko use mujhe to toh ji yaar bhai kya kare karu karun karoon batao bataiye should during while so if also only last night raat old years year yr month months saal mahine small little male named about because due side place some bit has mere wala wali wale ke se ko ki ka me mai mein pe le li liya lia gaya gayi gya gyi gai gaye gye diya di de dia raha rahi rahe rha rhi rhe hai hain tha thi ho hua hui karane karani karaye karen baare bare dauran halka halki halke ghumna ghumane liye clean cleaned cleans clearer final breaking beating conversion overhead stated stained click heading failing incurred collate reaches lighting blending blessing breadth chopped chopping stalled bedding honey chopper hemolysis hemostasis naksha nakshe superb super sakne dhatu chhante chukar करें कराएं बताएं छाँटे छूकर धातु सुपर',
  ),
  light: words(
    'kisi help go came went hour hours ghante ghanta day days din dino week 2 3 4 5 6 7 24 yesterday kal able come coming comes want wants wanting can could even at any more much all anymore a paa pa paye pata pati pate kar karna karne karta karti kr le lene lag laga lagta aa aata aati aana de dena bilkul bhi hi koi ek bund boond drop sign signs symptom symptoms history evidence problem trouble difficulty issue dikkat sigh being been has have having had is are was get getting going pass passing passes passed since se from ever still now yet properly out nikal come proper ulta',
  ),
  tests: ['test'],
  exams: ['exam'],
  proofs: ['titre', 'travel'],
  calm: list(`
    burp, burping, burped, dog biting nail, ant bite dog, insect bite dog, tick medicine dose, tick medicine price, grape size, size of grape, grape sized, onion size, fits into crate, fit into crate, fit in crate, fits in bag, milk tooth bleeding, baby tooth bleeding, teething bleeding, worm medicine, pet ke keede ki dawa,
    breathing normal, breathing normally and well, normal breathing, breathing rate normal, breath smell, breath foul, breathing test,
    panting after walk, panting after walking, panting after running, panting after exercise, panting after play, vagina discharge heat, clear vagina discharge heat, vagina discharge clear heat, thyroid tablet gave, thyroid medicine gave,
    spider plant, spider web, epilepsy diet, epilepsy food, trachea collapse, tracheal collapse, collapsing trachea, disc collapse, young eye stuck, jaundice ceased, diarrhoea ceased,
    heat bleeding, season bleeding, bleeding in heat normal, heat blood, blood heat flow, heat blood coming, spotting heat, first heat bleeding, oestrus bleeding, heat discharge, heat me khoon, spotting, light pink discharge heat,
    deworming medicine gave, worm medicine gave, doctor medicine gave, antibiotic gave medicine, prescribed medicine gave, medicine gave for skin, medicine gave for fever,
    discharge fall, hair fall lick, hair out, rib see, bite object, tick bite wound, teething bite, not walk leash, not respond training, tick spray price, keede ki dawa, cold nose, ear scratch, horse hair fall, bird hair fall, bird feather fall, cattle swollen lymph node, bird swollen lymph node, horse swollen lymph node, puppy cold nose, calf cold nose, kitten cold nose, dog ear scratch, cat ear scratch, cat nail biting, cattle lie dhoop, horse lie dhoop, bird lie dhoop, cattle lie sun, horse lie sun, bird lie sun, hair kat gaya, nail kat gaya, try collect urine, try to collect urine sample, naag panchami,
    t3 eia, t4 eia, tsh eia, cortisol eia, progesterone eia, testosterone eia, hormone eia, insulin eia, vitamin eia,
    loos motion, bleeding time, bleeding disorder, bleeding profile, bleeding ceased, bleeding tendency, fits ceased, vomiting ceased,
    blood test, blood group, blood type, blood pressure, blood sugar, blood count, blood donor, blood work, blood urea, blood smear, blood report, blood sample, blood culture, blood gas, blood cross match,
    occult blood, stool occult blood, occult blood stool test, hidden blood stool,
    urine blood, blood urine flow, khoon peshab beh,
    bruise injection, bruise after injection, bruise after blood draw, bruise after spay, bruise after surgery,
    hair fall, hair falling out, hair loss fall, tooth fall, teeth falling out, milk tooth fall, nail cut, hair cut, nail bleed trim,
    husky blue eye, blue eyed, cattle teat swell, cattle teat swell hot, cattle than swell, cattle leg swell, cattle knee swell, cattle joint swell, cattle jaw swell, fit medicine price, fit drug price, fit medicine level, fit drug level, epilepsy drug, shock marker,
    fall asleep, falls asleep, temperature fall, weight fall,
    labour room, shock wave, barium swallow, needle biopsy, fine needle, needle aspiration, needle sample, needle lump,
    tick bite, flea bite, mosquito bite, nail biting, puppy biting, biting leash,
    straining stool, kidney stone, bladder stone, urine stone, stone analysis, gall stone,
    eye discharge, nose discharge, ear discharge, ear pus, female ear pus, female eye pus, female nose pus, female wound pus, female skin pus, female paw pus, wound discharge, wound pus, skin pus, ear foul, ear smell, nose pus, eye pus, tooth pus,
    insulin test, glucose curve, sugar test, low sugar diet, low price, low cost,
    alcohol swab, plastic tube, glass slide, red cell, white cell, cell count, white discharge test, yellow tube, yellow top, blue tube, blue top, yellow gel, green tube, black tube,
    current price, current weight, current medicine, current report, current status, current diet, shock collar, burn fat, dog attack training, dog bite force, bite training, cat scratch post, cat scratch sofa, cat scratch furniture, ant bite, dog bite leash, fleas bite dog, tick bite dog, dog bite tongue, battery powered, chew toy, chew bone, rope toy, rat terrier, pet rat, pet snake, chocolate colour, chocolate brown, chocolate point, drool fall, feather fall, tears fall, egg laying, hen stopped laying, pyometra surgery done, fracture surgery done, snake bite exam price, snake bite blood exam price, dead dog post mortem, cat scratch disease, jaundice exam price, jaundice blood exam price, pyometra exam price, heat stroke exam price, milk fever exam price, eye ulcer exam price, dark yellow urine, vomit 1 time, vomit one time, vomit once, burn calories, accident insurance, accidental mating, strain bacteria, bacteria strain, battery operated, parvo prevention, heat stroke prevention, prevent heat stroke, poison free, toxin free, chemical free, hot weather, hot season, hot water bottle, hot compress, bottle warm, prevent parvo, panting normal, eye brown discharge, eye green discharge, eye yellow discharge, nose green discharge, nose yellow discharge, nose brown discharge, ear brown discharge, ear black discharge, seizure free, fit free, belly worm, stool worm, belly insect, stool insect, pet me keede pad gaye, potty me keede pad gaye, deworming, snake plant, toy puppy, toy breed, toy poodle, toy dog, shaking hand, head shaking, ear shaking, shake hand, head shake, paw shake, shake off water,
    swollen lymph node, cold room, cold pack, hot spot, insect bite allergy test, gas chromatography, battery of tests, ring worm, drug level, acid fast, acid base, lactic acid, uric acid, bile acid, folic acid, fatty acid, amino acid, acid phosphatase, cold agglutinin, stone formula, urine protein, parvo vaccine, parvo vaccine puppy, parvo titre, parvo negative, parvo puppy negative, parvo exam negative, parvo puppy exam negative, parvo exam price, parvo puppy exam price, medicine gave before exam, medicine gave before blood exam, medicine gave before urine exam, heart medicine gave before exam, scratch test, bite alignment, eye test, fall season, wound swab, wound culture, medicine price, lime sulphur, young pet package, feed as usual, dead on arrival, dead tissue, dry skin, clostridium toxin, toxin gene, after delivery check, delivery report, delivery of report, home delivery, free delivery, report delivery, sample delivery, courier delivery
  `),
});
