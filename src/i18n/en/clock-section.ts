/** The section of the result clock on a test's page. */
export const clockSection = {
  title: 'When the report comes',
  fromBench: '{time}, from the moment the sample is on the bench.',
  always: 'It is run 24 hours a day, 7 days a week.',
  weekdays: 'It is run on Monday to Friday, 7 am to 5 pm, but not on public holidays.',
  alwaysCalled:
    'We count every hour of the day, as other laboratories run it at every hour: at night, at weekends and on public holidays call us first.',
  weekdaysCalled:
    'It is run on Monday to Friday, 7 am to 5 pm, but not on public holidays; at other hours after a call.',
  notStated: 'Its bench hours are not stated here, so we count Monday to Friday, 7 am to 5 pm, to be safe.',
  fromBranch: 'From a branch the way to the laboratory comes first.',
  mainLaboratory: '{name}, main laboratory',
  couriers: 'When samples leave the branches',
  holidays: 'No courier runs on public holidays.',
};
