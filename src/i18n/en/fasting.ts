/** The words of a fast and of the animals it may hold for: a test's page, a price list and the plan all say them. */
export const fasting = {
  animals: {
    All: 'dogs, cats and other common domestic mammals',
    Dog: 'dogs',
    Cat: 'cats',
    Rabbit: 'rabbits',
    'Guinea pig': 'guinea pigs',
    Goat: 'goats',
    Sheep: 'sheep',
    Pig: 'pigs',
    Horse: 'horses',
    Cattle: 'cattle',
    Bird: 'birds',
    Reptile: 'reptiles',
  },
  oneAnimal: { Dog: 'dog', Cat: 'cat' },
  formatHours: { one: '{from} hours', range: '{from} to {to} hours' },
  nameFasted: 'healthy adult {animals}',
  nameOneFasted: 'a healthy adult {animals}',
  describeFast: {
    only: 'Only for {who}: {hours} without food',
    conditional: 'No fast, unless sedation is planned; then only for {who}: {hours} without food',
  },
  toNeverSentence: 'Never fast {never}. {instead}',
};
