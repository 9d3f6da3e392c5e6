import { parseData } from '#schemas/parse-data.ts';
import { showcasesSchema } from '#schemas/showcase.ts';

/** The three parts of the home page's scrolling showcase, each with the article it leads to where the blog has it. */
export const showcase = parseData('src/data/showcase.ts', showcasesSchema, [
  {
    id: 'right-tube',
    title: 'It begins with the right tube',
    desc: 'Most wrong results are made before the bench. We say which tube, how full and how cold.',
    items: [
      'Each price list shows the cap colour of its tube',
      'Clotted or under-filled tubes are refused',
      'Several tests share one tube',
    ],
    image: '/art/posts/which-tube-for-which-test',
    blog: {
      title: 'Lavender, red, blue, grey: which tube for which test',
      excerpt: 'What the cap colours mean, and why a wrong tube cannot be put right.',
      slug: 'which-tube-for-which-test',
    },
  },
  {
    id: 'second-look',
    title: 'A machine counts, a person looks',
    desc: 'Clumped platelets mislead the best analyser. A smear is read by eye.',
    items: [
      'A smear can be ordered with every count',
      'Smear, antibody and PCR answer different questions',
      'The smear can miss what PCR finds',
    ],
    image: '/art/posts/ticks-and-the-rainy-season',
    blog: {
      title: 'Tick fever: smear, antibody test or PCR',
      excerpt: 'Three ways to look, and when each misses.',
      slug: 'tick-fever-smear-antibody-or-pcr',
    },
  },
  {
    id: 'right-picture',
    title: 'The right picture first',
    desc: 'Bones and lungs show on an X-ray, soft organs and the heart on ultrasound.',
    items: [
      'Digital X-ray in two views',
      'Ultrasound of belly and heart without radiation',
      'Preparation told beforehand',
    ],
    image: '/art/posts/x-ray-or-ultrasound-which-first',
    blog: {
      title: 'X-ray or ultrasound: which first',
      excerpt: 'Which picture answers which question, and how to prepare.',
      slug: 'x-ray-or-ultrasound-which-first',
    },
  },
]);
