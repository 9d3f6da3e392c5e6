import { journeySchema } from '#schemas/journey.ts';
import { parseData } from '#schemas/parse-data.ts';

/** The pet care journey; its windows are the scenes of the film. */
export const journey = parseData('src/data/journey.ts', journeySchema, {
  fallbackDuration: 10,
  steps: [
    {
      start: 0,
      end: 2.5,
      text: 'Book on chat',
      description: 'Tell us the test and your area. We answer with time, preparation and price.',
      icon: 'chat',
      color: 'leaf',
    },
    {
      start: 2.5,
      end: 4.5,
      text: 'Sample collection',
      description: 'At home, at a branch or by your own vet, into the right tube.',
      icon: 'tube',
      color: 'haematoxylin',
    },
    {
      start: 4.5,
      end: 6.5,
      text: 'Cold transport',
      description: 'Upright in a cold box, checked on arrival.',
      icon: 'van',
      color: 'marigold',
    },
    {
      start: 6.5,
      end: 8.5,
      text: 'Testing at the bench',
      description: 'Controls first, then your pet’s sample.',
      icon: 'microscope',
      color: 'eosin-deep',
    },
    {
      start: 8.5,
      end: 10.5,
      text: 'Report by email',
      description: 'Signed, to you and to your vet.',
      icon: 'report',
      color: 'haematoxylin',
    },
  ],
});
