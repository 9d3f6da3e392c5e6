export const finderPage = {
  title: 'Find a test',
  description: (count: number): string =>
    `Search every test, panel and procedure of the laboratory by name, code, sign or everyday word: ${count} entries from A to Z with their prices.`,
  lead: (count: number): string => `${count} tests, panels and procedures with their prices.`,
  letters: 'Letters',
  asData: 'All prices as data: ',
  csv: 'CSV',
  json: 'JSON',
};
