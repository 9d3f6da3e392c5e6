import { parseData } from '#schemas/parse-data.ts';
import { testimonialsSchema } from '#schemas/testimonial.ts';

/** Testimonials. People and words stand in for real ones: see docs/before-launch.md. */
export const testimonials = parseData('src/data/testimonials.ts', testimonialsSchema, [
  {
    id: 'clinic-smear',
    name: 'Dr. Neha Rawat',
    text: 'When the platelets looked low they called to say that the smear showed clumps and asked for a fresh tube.',
    role: 'Veterinarian',
    clinic: 'Companion Care Clinic, East Delhi',
    rating: 5,
    image: '/art/people/client-1.svg',
  },
  {
    id: 'owner-home-visit',
    name: 'Sandeep Malik',
    text: 'Our old Labrador hates the car. The sample was taken at home, and the report came the next evening.',
    role: 'Pet Owner',
    clinic: 'Model Town, Delhi',
    rating: 5,
    image: '/art/people/client-2.svg',
  },
  {
    id: 'pathologist-margins',
    name: 'Dr. Farah Siddiqui',
    text: 'Blocks are cut cleanly, margins are inked and the history travels with the slide.',
    role: 'Veterinary Pathologist',
    clinic: 'Consulting pathologist, Meerut',
    rating: 5,
    image: '/art/people/client-3.svg',
  },
  {
    id: 'owner-explained',
    name: 'Ritu Chaudhary',
    text: 'They told me on chat which tube, how long to keep him fasting and what it would cost. Nothing was different when we came.',
    role: 'Pet Owner',
    clinic: 'Baraut, Uttar Pradesh',
    rating: 5,
    image: '/art/people/client-4.svg',
  },
]);
