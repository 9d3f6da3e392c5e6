import { routes } from '#config/routes.ts';
import { parseData } from '#schemas/parse-data.ts';
import { siteAnswersSchema } from '#schemas/site-answer.ts';

/** Words parted by commas. */
const list = (line: string) => line.trim().split(/\s*,\s*/);

/** Questions about the laboratory that people type into the search for tests, with the page that answers. */
export const siteAnswers = parseData('src/data/site-answers.ts', siteAnswersSchema, [
  {
    title: 'Sampling at home',
    href: `${routes.faq}#home-collection`,
    words: list(
      'home collection, pickup from clinic, clinic pickup, collect from home, collect from home noida, collect from home delhi, home collection shamli, home collection saharanpur, home collection baraut, home collection gauripur, home collection delhi, home collection meerut, home collection muzaffarnagar, home visit, come home, sample pickup, pickup, pick up, ghar aake sample, ghar se sample loge, home sampling, home sample, collect at home, sample from home, doorstep, ghar pe sample, ghar se sample, ghar se le jaoge, home visit charge, home collection price, ghar par, घर से सैंपल, घर पर जांच',
    ),
  },
  {
    title: 'How soon reports come',
    href: `${routes.faq}#when-results`,
    words: list(
      'report, reports, report not received, report nahi mili, report kab aayega, kitne din me report, kitne din mein report, report din, result kab, when report, result, results, my report, online report, download report, report status, report time, report whatsapp, same day report, get report, old report, report number, report late, turnaround, report hours, how many hours, report kitni der, kitni der me, kitna time, रिपोर्ट, रिपोर्ट कब',
    ),
  },
  {
    title: 'Which tests a pet needs',
    href: `${routes.faq}#which-tests`,
    words: list(
      'which test, which tests, kaun sa test, konsa test, kaunsa test, prescription, need prescription, without prescription, doctor prescription, doctor parcha, bina parche, parcha, कौन सी जांच',
    ),
  },
  {
    title: 'Branches and opening hours',
    href: routes.branches,
    words: list(
      'sunday, saturday, diwali, holi, holiday list, khula, khulta, khulti, kab khula, kab khulta, kitne baje, aaj khula, khula hai, night service, 24x7, 24 7, 24 hour, sunday ko test hoga, sunday test, raat me test hoga, raat test, night test, lunch time, parking, meerut, muzaffarnagar, baghpat, haridwar, dehradun, roorkee, lucknow, ncr, collection centre, opening hours, open today, 24 hours open, open 24 hours, night open, open at night, raat ko khula, shamli branch, gauripur, baraut, saharanpur branch, delhi branch, branches near me, dr near me, doctor near me, vet near me, timing, timings, open now, open on sunday, holiday, address, location, where are you, kahan hai, near me, branch, branches, nearest lab, delhi, near delhi, test near delhi, noida, ghaziabad, shamli, saharanpur, directions, itwar, रविवार, आज खुला, पता, कहां है',
    ),
  },
  {
    title: 'All prices',
    href: routes.pricing,
    words: list(
      'price list, rate list, prices, cheap test, cheap, clinic discount, cheapest test, cheapest, kitne paise, kitna paisa, kitna lagega, kitna kharcha, total cost, price of all tests, test prices, stray dog discount, ngo discount, free test, cost, vet discount, rates, how much, discount, offer, charges, रेट, कीमत, रेट लिस्ट',
    ),
  },
  {
    title: 'Book or ask',
    href: routes.contact,
    words: list(
      'appointment, report galat, wrong report, test repeat, retest, courier address, payment, payment options, emi, accept card, cash, refund policy, career, internship, franchise, tie up, clinic tie up, become collection centre, consultation, doctor consultation, doctor se baat, talk doctor, online consultation, vet consultation, vet number, doctor number, contact number, branch number, shamli branch number, upi, upi chalega, pay online, pay, doctor fees, fees, gauripur phone, shamli phone, saharanpur phone, baraut phone, delhi phone, upi payment, credit card, card payment, gst, gst bill, bill, invoice, refund, cancel booking, cancel, job, job vacancy, vacancy, whatsapp number, emergency number of lab, book, booking, book test, book appointment, contact, phone number, call, whatsapp, email, complaint, customer care, phone, number, बुकिंग, फोन नंबर, अपॉइंटमेंट',
    ),
  },
  {
    title: 'How to prepare',
    href: `${routes.faq}#how-to-prepare`,
    words: list(
      'fasting, fasting rabbit, fasting guinea pig, fasting puppy, fasting kitten, fasting bird, fasting horse, fasting goat, fasting cow, fasting pregnant, fasting diabetic, fasting diabetes, fasting insulin, how long fasting, kitne ghante fasting, feed before test, food before test, water before test, fasting blood, give water before test, khana dena hai, bhukha rakhna hai, fast before test, how to prepare, preparation, is fasting needed, fasting required, khali pet lana hai, empty stomach, khali pet, खाली पेट',
    ),
  },
  {
    title: 'Sample guide: tubes and containers',
    href: routes.samples,
    words: list(
      'which tube, hemolysed sample, milky serum, blood sample fridge, sample fridge, urine sample how old, sample kitne time, why sample rejected, sample volume, kitna sample, kitna sample chahiye, how much blood, kitna khoon lagega, how to collect urine, how to collect stool, urine sample kaise le, tube guide, sample guide, how to collect, container, tube colour, tube color, which container, how to take urine, pack sample, send blood courier, courier sample, ice pack, sample rejected, sample valid, how long sample, kitna blood lagega, blood kitna lagega, how to send sample, courier, sample transport, collect sample',
    ),
  },
  {
    title: 'The people of the laboratory',
    href: routes.about,
    words: list(
      'doctor name, owner, who owns, who owns lab, doctors, pathologist, team, who are you, about, about us, staff',
    ),
  },
  {
    title: 'Quality and certificates',
    href: routes.aboutCertifications,
    words: list('nabl, accreditation, accredited, iso, certified, quality'),
  },
  {
    title: 'My Pets and your account',
    href: routes.myPets,
    words: list(
      'login, login problem, pet record, sign in, my pets, my account, account, clinic account, password, delete account',
    ),
  },
  {
    title: 'Articles',
    href: routes.blog,
    words: list(
      'blog, blogs, article, articles, read report, read my report, how to read report, understand report, report meaning',
    ),
  },
  {
    title: 'Privacy',
    href: '/privacy',
    words: list('privacy, privacy policy, data'),
  },
  {
    title: 'Health packs',
    href: routes.packages,
    words: list('health pack, packs, packages, combo offer, checkup package'),
  },
]);
