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
  /** The fixed author that the article page names. */
  author: { name: 'Nidana Veterinary Team', title: 'Veterinary Health Expert' },
  address: {
    street: '14, Block B, Vivek Vihar Phase I',
    city: 'Delhi',
    region: 'Delhi',
    postalCode: '110095',
    country: 'IN',
  },
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/nidanavet' },
    { name: 'Instagram', href: 'https://www.instagram.com/nidanavet' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/nidanavet' },
    { name: 'YouTube', href: 'https://www.youtube.com/@nidanavet' },
  ],
  copyrightYear: 2024,
} as const;
