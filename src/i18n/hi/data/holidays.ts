/** By the English name of the holiday. */
export const holidays = {
  'Guru Nanak Jayanti': 'गुरु नानक जयंती',
  Christmas: 'क्रिसमस',
  'Republic Day': 'गणतंत्र दिवस',
  Holi: 'होली',
  'Good Friday': 'गुड फ़्राइडे',
  'Ram Navami': 'राम नवमी',
  'Buddha Purnima': 'बुद्ध पूर्णिमा',
  'Independence Day': 'स्वतंत्रता दिवस',
  'Gandhi Jayanti': 'गांधी जयंती',
  Dussehra: 'दशहरा',
  Diwali: 'दिवाली',
} as const satisfies Record<string, string>;
