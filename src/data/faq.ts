import { faqsSchema } from '#schemas/faq.ts';
import { parseData } from '#schemas/parse-data.ts';

export const faqs = parseData('src/data/faq.ts', faqsSchema, [
  {
    id: 'which-tests',
    question: 'Which tests does my pet need?',
    answer:
      'Your vet decides, from the signs and the examination. A health pack is a sensible yearly check. Send the prescription on chat, and we tell you sample, preparation and price.',
    category: 'Tests',
    icon: 'tube',
    color: 'haematoxylin',
  },
  {
    id: 'when-results',
    question: 'How soon do I get the results?',
    answer:
      'Most results reach you by email within 24-48 hours after the sample arrives at the laboratory. Turnaround times are estimates: cultures and biopsies take days, a fungal culture weeks. You and your vet hear if a result is late.',
    category: 'Results',
    icon: 'report',
    color: 'eosin-deep',
  },
  {
    id: 'home-collection',
    question: 'Can you collect the sample at home?',
    answer:
      'Yes, in select locations. Send your area and pincode on chat, and we say whether and when we can visit. Some samples, such as cells of a lump, must be taken by a vet.',
    category: 'Scheduling',
    icon: 'home',
    color: 'leaf',
  },
  {
    id: 'how-to-prepare',
    question: 'Does my pet have to fast before a blood test?',
    answer:
      'Most tests need no fast. For fats, bile acids and a few others a healthy adult dog or cat goes 12 hours without food, water always allowed; every other animal is fed as usual. Never fast a horse, pony, cow, goat, rabbit or bird, a puppy or kitten under four months, a toy breed, a pregnant or nursing animal, a diabetic pet, a pet that has fits or is weak, or a cat that has stopped eating: ask your vet.',
    category: 'Tests',
    icon: 'clock',
    color: 'marigold',
  },
]);
