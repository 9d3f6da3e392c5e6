/**
 * Who the laboratory is. The first file another laboratory edits: every page, message and structured-data
 * block takes its names, numbers and addresses from here.
 */
export const site = {
  name: 'Nidana',
  fullName: 'Nidana Veterinary Laboratory',
  tagline: 'Fast, reliable diagnostics to keep your furry friends happy and healthy.',
  heading: 'Advanced Veterinary Laboratory & Research',
  language: 'en-IN',
  timeZone: 'Asia/Kolkata',
  /** Shown to people; `tel` is what a phone dials. */
  phone: { shown: '+91 98100 00000', tel: '+919810000000' },
  email: 'care@nidana.example',
  /** Who signs the articles, wherever they are named; the laboratory's mark is the team's picture. */
  author: { name: 'Nidana Veterinary Team', title: 'Veterinary Health Expert', image: '/favicon.svg' },
  address: {
    street: '14, Block B, Vivek Vihar Phase I',
    city: 'Delhi',
    region: 'Delhi',
    postalCode: '110095',
    country: 'IN',
  },
  /** The main laboratory on the map, in degrees. */
  position: { latitude: 28.6722, longitude: 77.3153 },
  /** Whose map a visitor may open in the page; the pages that offer it may frame this origin and no other. */
  mapHost: 'https://www.openstreetmap.org',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/nidanavet' },
    { name: 'Instagram', href: 'https://www.instagram.com/nidanavet' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/nidanavet' },
    { name: 'YouTube', href: 'https://www.youtube.com/@nidanavet' },
  ],
  /** The first; the last one is that of the build. */
  copyrightYear: 2024,
} as const;
