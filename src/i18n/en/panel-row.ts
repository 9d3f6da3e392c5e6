/** What only rows of panels say. */
export const panelRow = {
  save: 'Save {percent}%',
  assumed: 'counting each test as {price}',
  less: '{saving} less than its tests on their own ',
  tests: '{count} tests',
  test: '1 test',
  includes: 'Includes {tests}',
  compare: 'Compare',
};
