import {
  addPerson,
  cutOff,
  getBackend,
  openAs,
  openClient,
  readCode,
  readLink,
  signIn,
  toAddress,
  untilAlive,
} from './people.ts';
import { expect, test } from './site.ts';

const newPassword = 'Another one 2';
/** Passwords that people also have: in Hindi, and as long as a password manager makes them. */
const hindiPassword = 'मेराकुत्तामोती१२३';
const longPassword = `Aa1${'x'.repeat(61)}`;

/** The advice for who has just signed up and not confirmed the address. */
const mailHint = /Signed up a short while ago/;

const typed = {
  'First name': 'Asha',
  Email: 'asha@home.example',
  Phone: '+91 98100 00001',
  Address: '14, Block B',
  City: 'Delhi',
  State: 'Delhi',
  'PIN code (ZIP)': '110095',
} as const;

const passwords = async (page: Parameters<typeof untilAlive>[0], first: string, second = first) => {
  await page.getByLabel('Password', { exact: true }).fill(first);
  await page.getByLabel('Confirm password', { exact: true }).fill(second);
};

/** Opens the link of the newest mail and presses the button of its page. */
async function confirm(page: Parameters<typeof untilAlive>[0], email: string): Promise<void> {
  await page.goto(readLink(email));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
}

/** The news of a sign-up, on the sign-in page. */
const toCreated = (page: Parameters<typeof untilAlive>[0]) =>
  page.getByText('Account created successfully! Please check your email to verify your account.');

test.describe('signing up', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/signup');
    await untilAlive(page);
  });

  const common = [
    ['First name', 'First name is required'],
    ['Email', 'Email is required'],
    ['Phone', 'Phone number is required'],
    ['Address', 'Address is required'],
    ['City', 'City is required'],
    ['State', 'State is required'],
    ['PIN code (ZIP)', 'ZIP code is required'],
    ['Password', 'Password is required'],
    ['Confirm password', 'Please confirm your password'],
  ] as const;
  const roles = [
    { role: 'Pet owner', own: [] },
    { role: 'Veterinarian', own: [['License number', 'License number is required for veterinarians']] },
    { role: 'Clinic', own: [['Clinic name', 'Clinic name is required']] },
  ] as const;

  test('every empty field is named beside itself in each role, the first has the focus, editing clears one', async ({
    page,
  }) => {
    for (const { role, own } of roles) {
      await page.getByRole('radio', { name: role }).check();
      await page.getByRole('button', { name: 'Create Account' }).click();
      for (const [label, fault] of [...common, ...own]) {
        await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(fault));
      }
      await expect(page.locator('.fault')).toHaveCount(common.length + own.length + 1);
      await expect(page.getByLabel('First name')).toBeFocused();
    }
    await expect(page.getByLabel(/I agree to/)).toHaveAccessibleDescription(
      'You must agree to the terms and conditions',
    );
    await page.getByLabel('City').fill('D');
    await expect(page.getByText('City is required')).toHaveCount(0);
    await expect(page.getByText('State is required')).toBeVisible();
  });

  const faults = [
    { label: 'Email', value: 'asha', fault: 'Please enter a valid email address' },
    { label: 'Phone', value: '98100', fault: 'Please enter a valid phone number' },
    { label: 'Password', value: 'Short1', fault: 'Password must be at least 8 characters' },
    {
      label: 'Password',
      value: 'nouppercase1',
      fault: 'Password must contain uppercase, lowercase, and number',
    },
    {
      label: 'Password',
      value: `Aa1${'क'.repeat(30)}`,
      fault: 'Password is too long: it can have 72 letters, or 24 in Hindi',
    },
    { label: 'Confirm password', value: 'Long enough 2', fault: 'Passwords do not match' },
  ] as const;
  test('a field that cannot be is named by its own fault alone, and has the focus', async ({ page }) => {
    for (const [name, text] of Object.entries(typed)) await page.getByLabel(name, { exact: true }).fill(text);
    await page.getByLabel(/I agree to/).check();
    for (const { label, value, fault } of faults) {
      const field = page.getByLabel(label, { exact: true });
      await passwords(page, 'Long enough 1');
      const before = await field.inputValue();
      await field.fill(value);
      if (label === 'Password') await page.getByLabel('Confirm password', { exact: true }).fill(value);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(`${fault}$`));
      await expect(page.locator('.fault')).toHaveCount(1);
      await expect(field).toBeFocused();
      await field.fill(before);
    }
  });
});

test('a pet owner signs up, confirms, signs in, edits, signs out, recovers and signs in anew, with reloads between', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = toAddress();
  await page.goto('/signup');
  await untilAlive(page);
  for (const [name, text] of Object.entries({ ...typed, Email: email }))
    await page.getByLabel(name, { exact: true }).fill(text);
  await passwords(page, hindiPassword);
  await page.getByLabel(/I agree to/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  const created = toCreated(page);
  await expect(created).toBeVisible();
  await untilAlive(page);
  // Said once: it stays on this page and in no address that is opened again.
  await expect(page).toHaveURL(/\/login$/);
  await expect(created).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await expect(created).toBeHidden();

  // A mail host looks at the link before the person does.
  await fetch(readLink(email), { redirect: 'manual' });
  await confirm(page, email);
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  expect(page.url()).toMatch(/\/confirm$/);
  await page.goto('/login');
  await confirm(page, email);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();

  await signIn(page, { email, password: hindiPassword });
  await page.reload();
  await expect(page.getByText('Member since')).toBeVisible();
  await expect(page.getByText('Pet owner')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('First name').fill('Ashima');
  await page.getByRole('radio', { name: 'Clinic' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Clinic name is required')).toBeVisible();
  await page.getByLabel('Clinic name').fill('Yamuna Pet Clinic');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Change avatar' }).click();
  await page.getByRole('radio', { name: 'Striped cat' }).check();
  await page.getByRole('button', { name: 'Confirm avatar' }).click();
  await expect(page.getByRole('button', { name: 'Confirm avatar' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Yamuna Pet Clinic')).toBeVisible();
  await expect(page.getByRole('region', { name: 'You' }).locator('img')).toHaveAttribute('src', /cat3\.svg$/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await untilAlive(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If this address has an account')).toBeVisible();

  await page.goto(readLink(email));
  await expect(page).toHaveURL(/\/reset-password$/);
  await untilAlive(page);
  await page.reload();
  await untilAlive(page);
  await passwords(page, longPassword);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto(readLink(email));
  await untilAlive(page);
  await passwords(page, longPassword);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('This link does not work')).toBeVisible();

  await signIn(page, { email, password: longPassword });
  await expect(page.getByText('Ashima')).toHaveCount(2);
  expect(
    (await openClient().auth.signInWithPassword({ email, password: hindiPassword })).error,
  ).not.toBeNull();
});

test('a recovery works after a mail host has opened its link, by the link or by the code', async ({
  page,
}) => {
  const person = await addPerson();
  for (const [turn, newPassword] of ['Another one 2', 'Another one 3'].entries()) {
    await page.goto('/forgot-password');
    await untilAlive(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('If this address has an account')).toBeVisible();
    await fetch(readLink(person.email), { redirect: 'manual' });
    if (turn === 0) {
      await page.goto(readLink(person.email));
      await untilAlive(page);
      await passwords(page, newPassword);
    } else {
      await page.getByRole('link', { name: 'type the code from the mail' }).click();
      await untilAlive(page);
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Code from our mail').fill(readCode(person.email));
      await page.getByLabel('New password', { exact: true }).fill(newPassword);
      await page.getByLabel('New password again', { exact: true }).fill(newPassword);
    }
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    person.password = newPassword;
  }
  await signIn(page, person);
});

test('the link that confirms an address sets no password', async ({ page }) => {
  const person = await addPerson({}, false);
  const { hash } = new URL(readLink(person.email));
  expect(hash).toContain('type=signup');
  await page.goto(`/reset-password${hash}`);
  await expect(page.getByText('This link does not work')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  expect(page.url()).toMatch(/\/reset-password$/);
  await page.reload();
  await expect(page.getByText('This link does not work')).toBeVisible();
  await confirm(page, person.email);
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await signIn(page, person);
});

test('an address is confirmed by the code of the mail', async ({ page }) => {
  const person = await addPerson({}, false);
  await page.goto('/confirm');
  await untilAlive(page);
  const form = page.getByRole('form', { name: 'Confirm by the code' });
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Code from our mail').fill('000000');
  await form.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(form.getByText('This code does not fit the address')).toBeVisible();
  await form.getByLabel('Code from our mail').fill(readCode(person.email));
  await form.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await signIn(page, person);
});

test('staff find their way from the profile to their screens, others see none', async ({ page }) => {
  const way = page.getByRole('link', { name: 'Staff screens' });
  await openAs(page, await addPerson());
  await expect(way).toHaveCount(0);
  await openAs(page, getBackend().accounts.staff);
  await expect(page.getByText('Staff', { exact: true })).toBeVisible();
  await way.click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText(/^Welcome, /)).toBeVisible();

  // The profile is shown all the same when that cannot be asked.
  await page.route('**/rest/v1/rpc/is_staff', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeEnabled();
  await expect(way).toHaveCount(0);
});

test.describe('signing in', () => {
  test('says what is missing, in the words of the specification, and shows and hides the password', async ({
    page,
  }) => {
    await page.goto('/login');
    await untilAlive(page);
    const field = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    await expect(field).toHaveAccessibleDescription('Password is required');
    await page.getByLabel('Email').fill('asha');
    await field.fill('12345');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();

    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    // Named by the word that is seen, for whoever speaks to the page.
    const hide = page.getByRole('button', { name: 'Hide password' });
    await expect(hide).toHaveText('Hide');
    await hide.click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  test('leaves the focus where it was when it is refused, and gives it to what takes a button’s place', async ({
    page,
  }) => {
    await page.goto('/login');
    await untilAlive(page);
    await page.getByLabel('Email').fill(toAddress());
    await page.getByLabel('Password', { exact: true }).fill('Wrong word 1');
    await page.getByRole('button', { name: 'Sign in' }).press('Enter');
    await expect(page.getByText('Invalid login credentials')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
    await page.getByRole('button', { name: 'Send the mail again' }).press('Enter');
    await expect(page.getByText('a new mail is on its way')).toBeFocused();
    await page.goto('/forgot-password');
    await untilAlive(page);
    await page.getByLabel('Email').fill(toAddress());
    await page.getByRole('button', { name: 'Send the link' }).press('Enter');
    await expect(page.getByRole('status')).toBeFocused();
    await page.getByRole('button', { name: 'Send to another address' }).press('Enter');
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('is remembered where Remember me says', async ({ page }) => {
    const person = await addPerson();
    const where = () =>
      page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage).sort()]);
    await signIn(page, person);
    expect(await where()).toEqual([[], ['session', 'userProfile']]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, person, true);
    expect(await where()).toEqual([['session', 'signedOut', 'userProfile'], []]);
    const cached = await page.evaluate(() => JSON.parse(localStorage.getItem('userProfile') ?? ''));
    expect(Object.keys(cached).sort()).toEqual(['avatar', 'created_at', 'first_name', 'id', 'role']);
  });

  test('returns to the page that asked, and to no other site', async ({ page }) => {
    const person = await addPerson();
    await page.goto('/my-pets');
    await expect(page).toHaveURL(/\/login\?next=%2Fmy-pets$/);
    // Many more of them in tests/unit/account/own-path.test.ts.
    for (const path of ['/my-pets', '//evil.example']) {
      await page.goto(`/login?next=${encodeURIComponent(path)}`);
      await untilAlive(page);
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(path === '/my-pets' ? /\/my-pets$/ : /\/profile$/);
      await expect(page.locator('[aria-busy=false]')).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('a click before the code has come counts', async ({ page }) => {
    const person = await addPerson();
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/profile$/, { timeout: 20_000 });
  });
});

/** Holds the code of a page back until the answer is called. */
async function holdCode(page: Parameters<typeof untilAlive>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('before the code has come', () => {
  test('a role that is chosen stays with its field, and what was typed is there', async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto('/signup', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Veterinarian' }).check();
    await page.getByLabel('City').fill('Meerut');
    letGo();
    await untilAlive(page);
    await expect(page.getByRole('radio', { name: 'Veterinarian' })).toBeChecked();
    await expect(page.getByLabel('License number')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Meerut');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('License number is required for veterinarians')).toBeVisible();
    await expect(page.getByText('City is required')).toHaveCount(0);
  });

  test('a role that Back brings back has its field', async ({ page }) => {
    await page.goto('/signup');
    await untilAlive(page);
    await page.getByRole('radio', { name: 'Clinic' }).check();
    await page.getByLabel('City').fill('Meerut');
    await page.goto('/login');
    await page.goBack();
    await untilAlive(page);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    const isClinic = await page.getByRole('radio', { name: 'Clinic' }).isChecked();
    await expect(page.getByLabel('Clinic name')).toHaveCount(isClinic ? 1 : 0);
  });

  test('Show is pressed again for the visitor', async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Password', { exact: true }).fill('secret words');
    await page.getByRole('button', { name: 'Show password' }).click();
    letGo();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret words');
  });

  test('code that cannot be had is said, and a reload mends it', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    const note = page.getByText('This page could not be loaded in full.');
    for (const path of ['/login', '/confirm', '/signup']) {
      await page.goto(path);
      await expect(note, path).toBeVisible();
    }
    await page.unroute('**/_astro/*.js');
    await page.reload();
    await untilAlive(page);
    await expect(note).toBeHidden();
  });
});

test('a backend that breaks while signing in is not one that cannot be reached', async ({ page }) => {
  await page.goto('/login');
  await untilAlive(page);
  await page.getByLabel('Email').fill(toAddress());
  await page.getByLabel('Password', { exact: true }).fill('Long enough 1');
  for (const { answer, said } of [
    { answer: { status: 500, json: { msg: 'The vault is shut' } }, said: 'The vault is shut' },
    { answer: { status: 200, body: '<p>' }, said: 'An unexpected error occurred' },
    {
      answer: {
        status: 422,
        json: { code: 422, error_code: 'validation_failed', msg: 'Account is on hold' },
      },
      said: 'Account is on hold',
    },
  ]) {
    await page.route('**/auth/v1/token*', (route) => route.fulfill(answer));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.locator('.problem')).toContainText(said);
    await expect(page.getByText('We cannot be reached')).toHaveCount(0);
    await expect(page.getByText(mailHint)).toHaveCount(0);
    await page.unroute('**/auth/v1/token*');
  }
});

test('an exception while signing in is said, and nobody is signed in', async ({ page }) => {
  const person = await addPerson();
  await page.goto('/login');
  await untilAlive(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  for (const { thrown, said } of [
    { thrown: 'The page broke', said: 'The page broke' },
    { thrown: '', said: 'An unexpected error occurred' },
  ]) {
    await page.evaluate((message) => {
      CSSStyleDeclaration.prototype.setProperty = () => {
        throw new Error(message);
      };
    }, thrown);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.locator('.problem')).toContainText(said);
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  }
});

test('a profile that cannot be read is said, and nobody is signed in behind the form', async ({ page }) => {
  const person = await addPerson();
  const rows = '**/rest/v1/profiles*';
  await page.route(rows, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
  const revoked = page.waitForRequest(/\/auth\/v1\/logout\?scope=local$/);
  await page.goto('/login');
  await untilAlive(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('.problem')).toHaveText('Error fetching profile data');
  await expect(page.getByText(mailHint)).toHaveCount(0);
  await revoked;
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.reload();
  await untilAlive(page);
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute(rows);
  await signIn(page, person);
  await expect(page.getByText(person.email)).toBeVisible();
});

test('a profile that cannot be made keeps the form and says so', async ({ page }) => {
  await page.goto('/signup');
  await untilAlive(page);
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 500, error_code: 'unexpected_failure', msg: 'Database error saving new user' },
    }),
  );
  for (const [name, text] of Object.entries(typed)) await page.getByLabel(name, { exact: true }).fill(text);
  await passwords(page, 'Long enough 1');
  await page.getByLabel(/I agree to/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.locator('.problem')).toContainText(
    'Profile creation failed: Database error saving new user',
  );
  await expect(page).toHaveURL(/\/signup$/);
  for (const [name, text] of Object.entries(typed))
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(text);
});

test.describe('answers do not tell who has an account', () => {
  const readScreen = (page: Parameters<typeof untilAlive>[0]) => page.locator('main').innerHTML();

  test('signing in: unknown, known, waiting to be confirmed, with a wrong password and with the right one', async ({
    page,
  }) => {
    const known = await addPerson();
    const waiting = await addPerson({}, false);
    const screens = new Set<string>();
    const tries = [
      { email: toAddress(), password: 'Wrong one 1' },
      { ...known, password: 'Wrong one 1' },
      { ...waiting, password: 'Wrong one 1' },
      waiting,
    ];
    for (const { email, password } of tries) {
      await page.goto('/login');
      await untilAlive(page);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Invalid login credentials')).toBeVisible();
      await page.getByRole('button', { name: 'Send the mail again' }).click();
      await expect(page.getByText('a new mail is on its way')).toBeVisible();
      await page.getByLabel('Email').fill('');
      screens.add(await readScreen(page));
    }
    expect(screens.size).toBe(1);
  });

  test('forgot password', async ({ page }) => {
    const known = await addPerson();
    const screens = new Set<string>();
    for (const email of [known.email, toAddress()]) {
      await page.goto('/forgot-password');
      await untilAlive(page);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText('If this address has an account')).toBeVisible();
      screens.add(await readScreen(page));
    }
    expect(screens.size).toBe(1);
  });

  test('signing up with a known address', async ({ page }) => {
    const known = await addPerson();
    const screens = new Set<string>();
    for (const email of [known.email, toAddress()]) {
      await page.goto('/signup');
      await untilAlive(page);
      for (const [name, text] of Object.entries({ ...typed, Email: email }))
        await page.getByLabel(name, { exact: true }).fill(text);
      await passwords(page, 'Long enough 1');
      await page.getByLabel(/I agree to/).check();
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(toCreated(page)).toBeVisible();
      await untilAlive(page);
      screens.add(await readScreen(page));
    }
    expect(screens.size).toBe(1);
  });
});

test.describe('an open session', () => {
  test('that ends in the middle of an edit asks to sign in again, and what was typed is saved', async ({
    page,
  }) => {
    const person = await addPerson();
    await openAs(page, person);
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('City').fill('Meerut');
    await page.evaluate(() => {
      const session = JSON.parse(sessionStorage.getItem('session') ?? '');
      sessionStorage.setItem('session', JSON.stringify({ ...session, expires_at: 1, refresh_token: 'gone' }));
    });
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill('not the one');
    await dialog.getByRole('button', { name: 'Sign in and continue' }).click();
    await expect(dialog.getByText('Invalid login credentials')).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByLabel('City')).toHaveValue('Meerut');
    await page.getByRole('button', { name: 'Save' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Sign in and continue' }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await expect(page.getByText('Meerut')).toBeVisible();
  });

  for (const remember of [true, false]) {
    test(`that is left in one tab is left in the other (remembered: ${remember})`, async ({
      page,
      context,
    }) => {
      const person = await addPerson({ first_name: 'Padmavati' });
      const other = await context.newPage();
      await openAs(page, person, '/profile', remember ? 'localStorage' : 'sessionStorage');
      if (remember) {
        await other.goto('/my-pets');
        await expect(other.getByRole('button', { name: 'Add Pet' })).toBeEnabled();
      } else await openAs(other, person);
      const content = await context.newPage();
      await content.goto('/privacy');
      await page.getByRole('button', { name: 'Logout' }).click();
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL(/\/login$/);
        // Polled: supabase-js tries the storage with a key of its own, which other tabs see for a moment.
        await expect
          .poll(() => tab.evaluate(() => [Object.keys(localStorage), sessionStorage.length]))
          .toEqual([['signedOut'], 0]);
        expect(await tab.locator('body').textContent()).not.toContain('Padmavati');
      }
      await expect(content.getByRole('button', { name: 'Your account' })).toBeHidden();
    });
  }

  test('ends by a press on Logout that comes before the code', async ({ page }) => {
    await openAs(page, await addPerson());
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/profile', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/, { timeout: 20_000 });
    expect(await page.evaluate(() => localStorage.userProfile ?? sessionStorage.userProfile)).toBeUndefined();
  });

  test('leaves nothing behind for Back', async ({ page }) => {
    const person = await addPerson({ first_name: 'Padmavati' });
    await openAs(page, person, '/profile', 'localStorage');
    await page.getByRole('link', { name: 'My Pets' }).click();
    await expect(page.getByRole('button', { name: 'Add Pet' })).toBeEnabled();
    await page.getByRole('link', { name: 'Back to profile' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    for (let step = 0; step < 2; step++) {
      await page.goBack();
      await expect(page).toHaveURL(/\/login/);
      expect(await page.locator('body').textContent()).not.toContain('Padmavati');
    }
  });

  test('shows the avatar in the header of content pages without any script file', {
    tag: '@whole-browser',
  }, async ({ page }) => {
    const scripts: string[] = [];
    await page.goto('/privacy');
    await expect(page.locator('.site-header').getByRole('link', { name: 'Login' })).toBeVisible();
    await openAs(page, await addPerson());
    page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
    await page.goto('/privacy');
    await expect(page.locator('.site-header').getByRole('link', { name: 'Login' })).toBeHidden();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.locator('#menu').getByRole('link', { name: 'My Pets' }).click();
    await expect(page).toHaveURL(/\/my-pets$/);
    expect(
      scripts.filter((url) => !url.includes('MyPets')).length === 0 || page.url().endsWith('/my-pets'),
    ).toBe(true);
  });

  test('changes the password with the present one, and the address through mails', async ({ page }) => {
    const person = await addPerson();
    await openAs(page, person);
    await page.locator('summary', { hasText: 'Change password' }).click();
    const form = page.getByRole('form', { name: 'Change password' });
    await form.getByLabel('Present password', { exact: true }).fill('not the one');
    await form.getByLabel('New password', { exact: true }).fill(newPassword);
    await form.getByLabel('Confirm password', { exact: true }).fill(newPassword);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByText('This is not the password of your account.')).toBeVisible();
    await form.getByLabel('Present password', { exact: true }).fill(person.password);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByText('Your password is changed.')).toBeVisible();

    await page.locator('summary', { hasText: 'Change email' }).click();
    const mail = page.getByRole('form', { name: 'Change email' });
    const email = toAddress();
    await mail.getByLabel('New email').fill(email);
    await mail.getByLabel('Password', { exact: true }).fill(newPassword);
    await mail.getByRole('button', { name: 'Change email' }).click();
    await expect(mail.getByText('Please open the links in our mails')).toBeVisible();
    await confirm(page, person.email);
    await expect(page.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible();
    expect((await openClient().auth.signInWithPassword({ email, password: newPassword })).error).toBeNull();
  });

  test('downloads everything and deletes everything, with the password', async ({ page }) => {
    const person = await addPerson({ first_name: 'Padmavati' });
    await openAs(page, person);
    await page.locator('summary', { hasText: 'Download my data' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    const text = await (await file.createReadStream()).toArray();
    expect(JSON.parse(Buffer.concat(text).toString())).toMatchObject({
      email: person.email,
      profile: { first_name: 'Padmavati' },
      pets: [],
    });
    await page.locator('summary', { hasText: 'Delete my account' }).click();
    const form = page.getByRole('form', { name: 'Delete my account' });
    await form.getByRole('button').last().click();
    await expect(form.getByText('Password is required')).toBeVisible();
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await form.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account and everything in it is deleted.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect((await openClient().auth.signInWithPassword(person)).error?.code).toBe('invalid_credentials');
  });
});

test.describe('without the backend', () => {
  test('signing in, signing up and recovering say so, keep what was typed and go on with Retry', async ({
    page,
  }) => {
    const person = await addPerson();
    await page.goto('/login');
    await untilAlive(page);
    const restore = await cutOff(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('We cannot be reached at the moment.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText(person.email)).toBeVisible();

    // The profile, shown by now, does not lead on by itself any more.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/forgot-password');
    await untilAlive(page);
    const again = await cutOff(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('We cannot be reached at the moment.')).toBeVisible();
    await again();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('If this address has an account')).toBeVisible();
  });

  test('the profile shows what is remembered, an edit keeps what was typed', async ({ page }) => {
    const person = await addPerson({ first_name: 'Padmavati' });
    await openAs(page, person, '/profile', 'localStorage');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('City').fill('Meerut');
    const restore = await cutOff(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText(/We cannot be reached at the moment\..* What you typed is still here\./),
    ).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();

    const again = await cutOff(page);
    await page.reload();
    await expect(page.getByText('We cannot be reached at the moment.')).toBeVisible();
    await expect(page.getByText('Padmavati')).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
    await again();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Meerut')).toBeVisible();
  });

  test('a remembered profile that says nonsense counts as none', async ({ page, consoleErrors }) => {
    await openAs(page, await addPerson({ first_name: 'Padmavati' }));
    await page.evaluate(() => {
      const cached = JSON.parse(sessionStorage.getItem('userProfile') ?? '');
      sessionStorage.setItem('userProfile', JSON.stringify({ ...cached, created_at: 'x' }));
    });
    const restore = await cutOff(page);
    await page.reload();
    await expect(page.getByText('We cannot be reached at the moment.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
    expect(consoleErrors.filter((text) => text.includes('RangeError'))).toEqual([]);
    await restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Member since')).toBeVisible();
  });

  test('a profile that cannot be read keeps the address and offers Retry', async ({ page }) => {
    const person = await addPerson({ first_name: 'Padmavati' });
    await openAs(page, person);
    for (const remembered of [true, false]) {
      if (!remembered) await page.addInitScript(() => sessionStorage.removeItem('userProfile'));
      const rows = '**/rest/v1/profiles*';
      await page.route(rows, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
      await page.reload();
      await expect(page.locator('.problem p')).toHaveText(
        `This could not be loaded. Please try again in a moment.${remembered ? ' Until then, this is what your browser remembers.' : ''}`,
      );
      await expect(page.getByText('Padmavati')).toHaveCount(remembered ? 1 : 0);
      await expect(page.getByText(person.email)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Change avatar' })).toBeDisabled();
      await expect(page).toHaveURL(/\/profile$/);
      await page.unroute(rows);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('Member since')).toBeVisible();
      await expect(page.locator('.problem p')).toHaveCount(0);
    }
  });

  test('one can still sign out', async ({ page }) => {
    await openAs(page, await addPerson(), '/profile', 'localStorage');
    await cutOff(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['signedOut']);
  });
});

test('signing out with a silent backend forgets the session at once and still tells it', async ({ page }) => {
  await openAs(page, await addPerson(), '/profile', 'localStorage');
  const told: (string | undefined)[] = [];
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/auth/v1/logout*', async (route) => {
    told.push(route.request().headers().authorization);
    await held;
    await route.abort();
  });
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '').access_token);
  const kept = await page.getByRole('button', { name: 'Logout' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    return new Promise((resolve) => setTimeout(() => resolve(Object.keys(localStorage))));
  });
  expect(kept).toEqual(['signedOut']);
  await expect.poll(() => told).toEqual([`Bearer ${token}`]);
  await expect(page).toHaveURL(/\/login$/);
  letGo();
});

test('without script the page says so and names the other ways', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/login', '/signup', '/profile', '/my-pets']) {
    await page.goto(path);
    await expect(page.locator('noscript p')).toContainText('Accounts need JavaScript.');
    await expect(page.locator('noscript p')).toBeVisible();
  }
  await context.close();
});
