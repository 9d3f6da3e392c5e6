import type { Dictionary } from '#i18n/get-i18n.ts';

export const emergencyNote: Dictionary['emergencyNote'] = {
  region: 'आपात स्थिति',
  before: 'अगर आपको यह दिखे: ',
  after: '। इससे पहले कोई जाँच नहीं।',
  doNow: 'अभी करें:',
};
