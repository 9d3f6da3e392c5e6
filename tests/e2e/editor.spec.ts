import { findFaults, findOverflow } from './axe.ts';
import { addPerson, cutOff, enterAs, getBackend, openClient, type untilAlive } from './people.ts';
import { expect, test } from './site.ts';

type Page = Parameters<typeof untilAlive>[0];

const screens = ['/admin', '/admin/posts', '/admin/editor', '/admin/settings', '/admin/profile'] as const;
const key = 'admin_blog_posts';

const enterAsStaff = (page: Page) => enterAs(page, getBackend().accounts.staff);
const readDrafts = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
const blocks = (page: Page) => page.getByRole('list', { name: 'Article' }).getByRole('listitem');
const words = (page: Page) => blocks(page).locator('[contenteditable=true]');
const texts = (page: Page) => words(page).evaluateAll((fields) => fields.map((field) => field.textContent));
const title = (page: Page) => page.getByLabel('Title', { exact: true });

async function beginPost(page: Page, name: string): Promise<void> {
  await page.goto('/admin/editor?post=new');
  await expect(title(page)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(words(page).first()).toBeFocused();
}

/** A client with all rights over the tables, to look and to be the other person. */
async function openStaffClient() {
  const client = openClient();
  const { error } = await client.auth.signInWithPassword(getBackend().accounts.staff);
  if (error) throw error;
  return client;
}

let count = 0;
const toName = (text: string) => {
  count += 1;
  return `${text} ${process.pid} ${Date.now()} ${count}`;
};

test.describe('without staff rights', () => {
  test('who is signed out is led to the sign-in page', async ({ page }) => {
    for (const path of screens) {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    }
  });
  test('a pet owner is told that there is no access, and the database refuses as well', async ({ page }) => {
    const person = await addPerson();
    await enterAs(page, person);
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'New Post' })).toHaveCount(0);
    }
    expect(await findFaults(page)).toEqual([]);
    const client = openClient();
    await client.auth.signInWithPassword(person);
    const fields = { slug: toName('x'), title: 'x', excerpt: '', content: '<p>x</p>', featured_media: null };
    expect(
      (await client.rpc('publish_post', { post_id: null, expected: null, fields })).error,
    ).not.toBeNull();
    const { slug, title: name } = fields;
    expect(
      (await client.from('posts').insert({ slug, title: name, date: '2026-01-01T00:00:00Z' })).error,
    ).not.toBeNull();
    expect((await client.from('posts').select('id').eq('slug', slug)).data).toEqual([]);
  });
});

test('the site’s header and footer are not there, and search engines stay away', async ({ page }) => {
  await enterAsStaff(page);
  await page.goto('/admin');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await expect(page.locator('.site-header, .site-footer')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const index = await (await page.request.get('/sitemap-0.xml')).text();
  expect(index).not.toContain('/admin');
});

test('the whole editor goes by keyboard', async ({ page }) => {
  await enterAsStaff(page);
  await page.goto('/admin/posts');
  await page.getByRole('link', { name: 'New Post' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  const name = toName('Keys Only');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.keyboard.type('First paragraph');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second paragraph');
  expect(await texts(page)).toEqual(['First paragraph', 'Second paragraph']);

  // Reordered, back and again.
  await page.keyboard.press('Alt+ArrowUp');
  expect(await texts(page)).toEqual(['Second paragraph', 'First paragraph']);
  await page.keyboard.press('Control+z');
  expect(await texts(page)).toEqual(['First paragraph', 'Second paragraph']);
  await page.keyboard.press('Control+y');
  expect(await texts(page)).toEqual(['Second paragraph', 'First paragraph']);

  // Escape ends editing; from the block as a whole Delete deletes it.
  await words(page).nth(1).focus();
  await page.keyboard.press('Escape');
  await expect(blocks(page).nth(1)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(blocks(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(blocks(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Delete block' })).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(blocks(page)).toHaveCount(2);

  // A new block comes right after the current one.
  await words(page).first().focus();
  await page.keyboard.press('Control+Alt+2');
  await expect(blocks(page).first().getByLabel('Heading 2, block 1')).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Add heading' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Between');
  expect(await texts(page)).toEqual(['Second paragraph', 'Between', 'First paragraph']);

  // An image by its address.
  await page.getByRole('button', { name: 'Add image' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Image URL', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await page.keyboard.type('/art/departments/cytology-960.webp');
  await page.keyboard.press('Enter');
  await expect(blocks(page).nth(2).locator('img')).toBeVisible();

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await expect(page.getByLabel('Slug')).toHaveValue(name.toLowerCase().replaceAll(' ', '-'));
  await expect(page.getByLabel('Excerpt')).toHaveValue('First paragraph');
  const [draft] = await readDrafts(page);
  expect(draft).toMatchObject({
    title: name,
    status: 'draft',
    blocks: [
      { type: 'heading', order: 0, content: { text: 'Second paragraph', level: 2 } },
      { type: 'heading', order: 1, content: { text: 'Between', level: 2 } },
      { type: 'image', order: 2, content: { url: '/art/departments/cytology-960.webp' } },
      { type: 'paragraph', order: 3, content: { text: 'First paragraph' } },
    ],
  });
});

test('a broken image returns to the form', async ({ page }) => {
  await enterAsStaff(page);
  await beginPost(page, toName('Broken'));
  await page.getByRole('button', { name: 'Add image' }).click();
  await page.getByLabel('Image URL', { exact: true }).fill('/art/nothing-here.webp');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('This image could not be shown.')).toBeVisible();
  await expect(page.getByLabel('Image URL', { exact: true })).toHaveValue('/art/nothing-here.webp');
});

test('a reload in the middle of typing loses nothing, a crash at most the last second', async ({
  page,
  context,
}) => {
  await enterAsStaff(page);
  await beginPost(page, toName('Crash'));
  await page.keyboard.type('Kept by the clock');
  await expect.poll(async () => JSON.stringify((await readDrafts(page))[0])).toContain('Kept by the clock');
  // A second window stands for what a crash leaves behind.
  const other = await context.newPage();
  await other.goto('/admin/posts');
  expect(JSON.stringify((await readDrafts(other))[0])).toContain('Kept by the clock');
  await other.close();
  await page.keyboard.type(' and by leaving');
  await page.reload();
  await expect(words(page).first()).toHaveText('Kept by the clock and by leaving');
});

test('a post is published, changed by two people, and taken back', async ({ page }) => {
  const client = await openStaffClient();
  await enterAsStaff(page);
  const name = toName('Two People');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await beginPost(page, name);
  await page.keyboard.type('Mine & <b>only</b> mine');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await expect(page.getByText('Waiting for the next build.')).toBeVisible();
  await page.getByRole('button', { name: 'Rebuild' }).click();
  await expect(page.getByText('A build is asked for.')).toBeVisible();
  const read = async () => (await client.from('posts').select('*').eq('slug', slug)).data?.[0];
  expect(await read()).toMatchObject({
    title: name,
    origin: 'admin',
    version: 1,
    content: expect.stringMatching(/^<p>Mine &amp; &lt;b>only&lt;\/b> mine<\/p>$/),
  });

  await client.from('posts').update({ title: 'Theirs' }).eq('slug', slug);
  await words(page).first().fill('Mine again');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this post' });
  await expect(dialog).toContainText('Theirs');
  await expect(dialog.getByRole('button', { name: 'Decide later' })).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  expect(await read()).toMatchObject({ title: 'Theirs', version: 2 });
  // The focus returns to what had it, by whichever way the dialog goes.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(save).toBeFocused();
  await words(page).first().press('Control+s');
  await dialog.getByRole('button', { name: 'Decide later' }).press('Enter');
  await expect(words(page).first()).toBeFocused();
  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: 'Take their version' }).press('Enter');
  await expect(title(page)).toHaveValue('Theirs');
  // The words it was asked from are gone with the own version: their place has the focus.
  await expect(blocks(page).first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(words(page).first()).toHaveText('Mine again');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The article shows it after the next build.')).toBeVisible();
  expect(await read()).toMatchObject({ title: name, version: 3 });

  await client.from('posts').update({ title: 'Theirs once more' }).eq('slug', slug);
  await save.press('Enter');
  await dialog.getByRole('button', { name: 'Replace it with mine' }).press('Enter');
  await expect(save).toBeFocused();
  await expect(page.getByText('Saved. The article shows it after the next build.')).toBeVisible();
  expect(await read()).toMatchObject({ title: name, version: 5 });

  // Somebody else took it off the site: both ways out of that keep the focus, too.
  await client.from('posts').delete().eq('slug', slug);
  const gone = page.getByRole('dialog', { name: 'This post was taken off the site' });
  await save.press('Enter');
  await gone.getByRole('button', { name: 'Keep it as a draft' }).press('Enter');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeFocused();
  await publish.press('Enter');
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(save).toBeFocused();
  await client.from('posts').delete().eq('slug', slug);
  await save.press('Enter');
  await gone.getByRole('button', { name: 'Publish it again' }).press('Enter');
  await expect(page.getByText('Published. It is on the site after the next build.')).toBeVisible();
  await expect(save).toBeFocused();

  await page.getByRole('button', { name: 'Unpublish' }).press('Enter');
  await expect(page.getByText('It is a draft again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  expect(await read()).toBeUndefined();
});

test('what is typed while the post is on its way is not said to be on the site', async ({ page }) => {
  await enterAsStaff(page);
  const name = toName('On its way');
  await beginPost(page, name);
  await page.keyboard.type('BEFORE');
  const waiting = page.getByText('Changes not on the site yet: save them.');
  const saved = page.getByText('Saved. The article shows it after the next build.');
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/rpc/publish_post', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publishing...' })).toBeVisible();
  await words(page).first().press('End');
  await page.keyboard.type(' AFTER');
  send();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(waiting).toBeVisible();
  expect((await readDrafts(page))[0].blocks[0].content.text).toBe('BEFORE AFTER');
  await page.reload();
  await expect(waiting).toBeVisible();
  const before = JSON.stringify(await readDrafts(page));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved).toBeVisible();
  await expect(waiting).toHaveCount(0);
  // The draft is written half a second behind: by then nothing may call itself unsaved either.
  await expect.poll(async () => JSON.stringify(await readDrafts(page))).not.toBe(before);
  await page.reload();
  await expect(page.getByText(/^Kept /)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.goto('/admin/posts');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Changes not saved to the site');
});

test('categories are ticked by keyboard, kept with the draft and published with the post', async ({
  page,
}) => {
  const client = await openStaffClient();
  const removed = Date.now();
  const { error } = await client
    .from('categories')
    .insert({ id: removed, name: `Short lived ${removed}`, slug: `short-lived-${removed}` });
  expect(error).toBeNull();
  await enterAsStaff(page);
  const name = toName('Shelved');
  await beginPost(page, name);
  await page.keyboard.type('Words');
  const shelf = page.getByRole('group', { name: 'Categories' });
  const tick = (label: string) => shelf.getByRole('checkbox', { name: label, exact: true });
  const ticked = shelf.getByRole('checkbox', { checked: true });
  await expect(shelf).toContainText('cards say “Uncategorized”');
  for (const label of ['Reading results', 'Cats', `Short lived ${removed}`]) {
    await tick(label).focus();
    await page.keyboard.press('Space');
  }
  await expect(shelf).toContainText(
    `Chosen: Reading results, Cats, Short lived ${removed}. Cards name the first.`,
  );
  await page.keyboard.press('Control+z');
  await expect(ticked).toHaveCount(2);
  await page.keyboard.press('Control+y');
  await expect(ticked).toHaveCount(3);
  await page.reload();
  await expect(ticked).toHaveCount(3);
  const [draft] = await readDrafts(page);
  expect(draft.categories).toHaveLength(3);

  // One that somebody removes meanwhile is named, and the rest goes on without it.
  await client.from('categories').delete().eq('id', removed);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(shelf.getByRole('alert')).toHaveText(
    'A category was removed meanwhile. Please untick it and try again.',
  );
  expect((await client.from('posts').select('id').eq('title', name)).data).toEqual([]);
  await tick('Removed meanwhile').press('Space');
  await expect(shelf.getByRole('checkbox', { name: 'Removed meanwhile' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  const { data } = await client.from('posts').select('categories').eq('title', name);
  expect(data).toEqual([{ categories: draft.categories.slice(0, 2) }]);

  // Out of reach, the names are missing and the choice is not.
  await page.route('**/rest/v1/categories*', (route) => route.abort());
  await page.reload();
  await expect(shelf).toContainText('The 2 you chose will stay.');
  expect((await readDrafts(page))[0].categories).toEqual(draft.categories.slice(0, 2));
  await page.unroute('**/rest/v1/categories*');
  await shelf.getByRole('button', { name: 'Load them again' }).press('Enter');
  await expect(ticked).toHaveCount(2);
  await expect(shelf).toBeFocused();
  await client.from('posts').delete().eq('title', name);
});

test('arrows go from block to block and through the tools, and no key loses its place', async ({ page }) => {
  await enterAsStaff(page);
  await beginPost(page, toName('Arrows'));
  for (const text of ['One', 'Two', 'Three']) {
    await page.keyboard.type(text);
    if (text !== 'Three') await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(words(page).nth(1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.type('!');
  expect(await texts(page)).toEqual(['Two!', 'One', 'Three']);
  await page.keyboard.press('ArrowDown');
  await expect(words(page).nth(1)).toBeFocused();

  // One stop for Tab, arrows within; what was pressed stays pressable.
  const tools = page.getByRole('toolbar');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Home');
  await expect(tools.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await texts(page)).toEqual(['One', 'Two', 'Three']);
  await expect(tools.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByLabel('Kind of block')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tools.getByLabel('Kind of block')).toBeFocused();
  await expect(tools.getByLabel('Kind of block')).toHaveValue('1');
  await page.keyboard.press('Tab');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(blocks(page).locator('[contenteditable=true]:focus')).toHaveCount(1);

  // The form of an image gives its place back, too.
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/art/departments/cytology-960.webp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit image' }).press('Enter');
  await expect(page.getByLabel('Image URL', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(blocks(page).locator(':scope:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit image' }).press('Enter');
  await page.getByText('Choose one of our pictures').first().press('Enter');
  await page.getByRole('button', { name: 'Blood smear' }).press('Enter');
  await expect(page.getByText('Choose one of our pictures').first()).toBeFocused();
  await expect(page.getByLabel('Alt text')).toHaveValue('A stained blood smear, drawn');
  await page.keyboard.press('Escape');
  await expect(blocks(page).locator(':scope:focus')).toHaveCount(1);
});

test('with the backend out of reach nothing is lost, and Retry tries the same again', async ({ page }) => {
  const client = await openStaffClient();
  await enterAsStaff(page);
  const name = toName('Cut Off');
  await beginPost(page, name);
  await page.keyboard.type('Words');
  await expect(page.getByText('Kept')).toBeVisible();
  const reach = await cutOff(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeInViewport();
  await expect(page.getByText('Your draft is safe in this browser.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
  await reach();
  await retry.press('Enter');
  await expect(page.getByText('Published. It is on the site after the next build.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  expect((await client.from('posts').select('title').eq('title', name)).data).toHaveLength(1);
  await client.from('posts').delete().eq('title', name);
});

test('what is wanting is shown where it can be filled in, also from the preview of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAsStaff(page);
  await page.goto('/admin/editor?post=new');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await page.getByRole('button', { name: 'Preview' }).click();
  await publish.click();
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Please give the post a title.')).toBeInViewport();
  await page.keyboard.type('Only a title');
  await expect(page.getByText('Please give the post a title.')).toHaveCount(0);
  await publish.click();
  await expect(words(page).first()).toBeFocused();
  await page.keyboard.type('Words');
  await page.getByLabel('Slug').fill('why-a-citrate-tube-must-be-filled-to-the-line');
  await publish.click();
  await expect(page.getByLabel('Slug')).toBeFocused();
  await expect(page.getByText('This address belongs to')).toBeInViewport();
});

test('a featured picture without a whole address holds the post back, and is written in its normal form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAsStaff(page);
  await beginPost(page, toName('With a picture'));
  await page.keyboard.type('Words that stay');
  const field = page.getByLabel('Featured image URL');
  await field.fill('https://a b');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Please give a whole address without spaces/);
  await expect(page.getByText('Please give a whole address')).toBeInViewport();
  await expect(page.getByText('Published.')).toHaveCount(0);
  expect(await texts(page)).toEqual(['Words that stay']);
  await expect(field).toHaveValue('https://a b');

  await field.fill('pictures.example/a.webp');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.')).toBeVisible();
  const slug = await page.getByLabel('Slug').inputValue();
  const client = await openStaffClient();
  const { data } = await client.from('posts').select('featured_media').eq('slug', slug);
  expect(data).toEqual([{ featured_media: { url: 'https://pictures.example/a.webp', alt_text: '' } }]);
});

test('a slug of a WordPress post is refused by name', async ({ page }) => {
  const client = await openStaffClient();
  const { data } = await client
    .from('posts')
    .select('slug,title')
    .eq('origin', 'wordpress')
    .like('slug', 'a%')
    .limit(1);
  const [taken] = data ?? [];
  await enterAsStaff(page);
  await beginPost(page, toName('Taken'));
  await page.keyboard.type('Words');
  await page.getByLabel('Slug').fill(taken?.slug);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByText(`This address belongs to “${taken?.title}”, a post copied from WordPress.`),
  ).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  const { data: after } = await client.from('posts').select('title,origin').eq('slug', taken?.slug);
  expect(after).toEqual([{ title: taken?.title, origin: 'wordpress' }]);
});

test('deleting asks in its words, and can be taken back', async ({ page }) => {
  await enterAsStaff(page);
  await page.goto('/admin/posts');
  const rows = page.getByRole('list', { name: 'In this browser' }).getByRole('button', { name: /^Delete / });
  await expect(rows).toHaveCount(2);
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  const remove = page.getByRole('button', { name: 'Delete Welcome to the blog editor' });
  await remove.press('Enter');
  await expect(rows).toHaveCount(2);
  page.once('dialog', (dialog) => void dialog.accept());
  await remove.press('Enter');
  await expect(rows).toHaveCount(1);
  expect(asked).toEqual(['Are you sure you want to delete this blog post?']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
});

test('a published post that is deleted or taken back is not said to be published from elsewhere', async ({
  page,
}) => {
  const client = await openStaffClient();
  await enterAs(page, getBackend().accounts.staff, 'localStorage');
  const names = { gone: toName('Audit of one'), back: toName('Audit of two'), other: toName('Of another') };
  for (const name of [names.gone, names.back]) {
    await beginPost(page, name);
    await page.keyboard.type('Some words');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
  }
  const fields = { slug: toName('of-another').replaceAll(' ', '-'), title: names.other };
  const { error } = await client.rpc('publish_post', {
    post_id: null,
    expected: null,
    fields: { ...fields, excerpt: '', content: '<p>x</p>', featured_media: null },
  });
  expect(error).toBeNull();
  await page.goto('/admin/posts');
  const elsewhere = page.getByRole('region', { name: 'Published from elsewhere' });
  await expect(elsewhere.getByRole('link', { name: names.other, exact: true })).toBeVisible();

  // Words and states are looked for in both lists, and the numbers count both.
  const drafts = page.getByRole('list', { name: 'In this browser' });
  const here = await drafts.getByRole('button', { name: /^Delete / }).count();
  const there = await elsewhere.getByRole('listitem').count();
  const chip = (label: string, number: number) => page.getByText(`${label} ${number}`, { exact: true });
  await expect(chip('All', here + there)).toBeVisible();
  await page.getByLabel('Search posts').fill(names.other);
  await expect(page.getByText('1 post shown')).toBeAttached();
  await expect(elsewhere.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('No posts found')).toHaveCount(0);
  await chip('Drafts', here - 2).click();
  await expect(elsewhere).toHaveCount(0);
  await expect(page.getByText('No posts found')).toBeVisible();
  await page.getByLabel('Search posts').fill('');
  const published = page.locator('label').filter({ has: chip('Published', there + 2) });
  const { width } = (await published.boundingBox()) ?? {};
  await chip('Published', there + 2).click();
  await expect(published.getByRole('radio')).toBeFocused();
  // The field behind the chip does not show itself in it, or the next press would miss.
  expect((await published.boundingBox())?.width).toBe(width);
  await expect(elsewhere.getByRole('listitem')).toHaveCount(there);
  await chip('All', here + there).click();

  // Every answer about the list is late, so that nothing is right only because it came in time.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/rest/v1/posts?origin=*', async (route) => {
    await held;
    await route.continue();
  });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: `Delete ${names.gone}` }).click();
  await expect(page.getByText(`“${names.gone}” is deleted and leaves the site`)).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: names.gone, exact: true })).toHaveCount(0);
  letGo();
  await expect(elsewhere.getByRole('link', { name: names.other, exact: true })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: names.gone, exact: true })).toHaveCount(0);

  // In another tab the second one is taken back; this page hears of it.
  const editor = await page.context().newPage();
  await editor.goto(
    (await page.getByRole('link', { name: `Edit ${names.back}` }).getAttribute('href')) ?? '',
  );
  await editor.getByRole('button', { name: 'Unpublish' }).click();
  await expect(editor.getByText('It is a draft again.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: names.back }) });
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: names.back, exact: true })).toHaveCount(0);
});

test('what cannot be read or kept is said and not lost', async ({ page }) => {
  await enterAsStaff(page);
  await page.evaluate((name) => localStorage.setItem(name, '[{"broken'), key);
  await page.goto('/admin/posts');
  await expect(page.getByText('Some of the drafts in this browser could not be read.')).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(`${name}_damaged_1`), key)).toBe('[{"broken');
  await page.goto('/admin/editor?post=new');
  await expect(title(page)).toBeFocused();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.keyboard.type('No room');
  await expect(page.getByText('This browser has no room for the draft')).toBeVisible();
  await expect(title(page)).toHaveValue('No room');
});

test('3,000 words with scripts from a word processor become clean blocks, and the preview shows them', async ({
  page,
  consoleErrors,
}) => {
  await enterAsStaff(page);
  await beginPost(page, toName('Pasted'));
  await words(page)
    .first()
    .evaluate((field) => {
      const paragraphs = Array.from(
        { length: 100 },
        (_, index) =>
          `<p class=MsoNormal style="mso-x:1"><script>document.title = 'stolen'</script><span onclick="x()">${`word${index} `.repeat(30)}</span><img src=x onerror="document.title = 'stolen'"></p>`,
      );
      const data = new DataTransfer();
      data.setData('text/html', `<h1>Head</h1><style>p{color:red}</style>${paragraphs.join('')}`);
      data.setData('text/plain', 'plain');
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
  await expect(blocks(page)).toHaveCount(101);
  await expect(page.getByText('3,001 words')).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Head' })).toBeVisible();
  await expect(preview.locator('.prose p')).toHaveCount(100);
  expect(await preview.locator('script, style, [onclick], [onerror], [style]').count()).toBe(0);
  expect(await page.title()).not.toContain('stolen');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(blocks(page)).toHaveCount(1);
  expect(consoleErrors).toEqual([]);
});

test('a block is dragged by its grip', async ({ page }) => {
  await enterAsStaff(page);
  await page.goto('/admin/editor?post=sample-collection');
  await expect(blocks(page)).toHaveCount(3);
  const before = await texts(page);
  const grip = await blocks(page).first().locator('[data-grip]').boundingBox();
  const last = await blocks(page).nth(2).boundingBox();
  if (!grip || !last) throw new Error('the blocks are not on the screen');
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 10, grip.y + 60);
  await page.mouse.move(grip.x + 10, last.y + last.height - 2);
  await page.mouse.up();
  await expect.poll(() => texts(page)).toEqual([before[1], before[2], before[0]]);
});

test('a long title makes no phone wider, and the dashboard names its start', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enterAsStaff(page);
  const name = 'x'.repeat(250);
  await beginPost(page, name);
  await page.keyboard.type('Words');
  await expect(page.getByText(/^Kept /)).toBeVisible();
  await page.goto('/admin');
  const goOn = page.getByRole('link', { name: `Go on with “${name}”` });
  await expect(goOn).toBeVisible();
  expect((await goOn.boundingBox())?.height).toBeLessThan(50);
  expect(await findOverflow(page)).toBe(0);
  await page.goto('/admin/posts');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText(`“${name}” is deleted.`)).toBeVisible();
  expect(await findOverflow(page)).toBe(0);
});

test('axe finds nothing on the staff screens, and nothing overflows', async ({ page, consoleErrors }) => {
  test.setTimeout(180_000);
  await enterAsStaff(page);
  for (const path of [...screens, '/admin/editor?post=sample-welcome']) {
    await page.goto(path);
    await expect(page.locator('.checking')).toHaveCount(0);
    await expect(page.locator('main .bar')).toHaveCount(0);
    if (path.endsWith('welcome')) {
      const topOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y;
      expect(await topOf('Delete block'), 'the bin beside Undo').toBe(await topOf('Undo'));
      await page.getByRole('button', { name: 'Add image' }).click();
      await page.getByText('Choose one of our pictures').first().click();
    }
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findFaults(page), `${path} at ${width} px`).toEqual([]);
      expect(await findOverflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
  expect(consoleErrors).toEqual([]);
});

test.describe('an article of the site', () => {
  const table = (page: Page) => blocks(page).getByRole('table');
  /** A post on the site that was written elsewhere, with all that an article may hold. */
  async function publishElsewhere(name: string) {
    const client = await openStaffClient();
    const content = [
      '<p><strong>Emergency:</strong> go to a vet <em>now</em>.</p>',
      '<h2>What it costs</h2>',
      '<table>\n<thead><tr><th>Test</th><th>Price</th></tr></thead>\n<tbody><tr><td>Urine</td><td>₹250</td></tr></tbody>\n</table>',
      '<ul><li>First</li>\n<li>Second, see <a href="/contact">us</a></li>\n</ul>',
      '<blockquote><p>Said so.</p></blockquote>',
      '<dl><dt>T4</dt><dd>a hormone</dd></dl>',
    ].join('\n');
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const fields = { slug, title: name, excerpt: '<p>Short</p>', content, featured_media: null };
    const { data, error } = await client.rpc('publish_post', { post_id: null, expected: null, fields });
    expect(error).toBeNull();
    const read = async () => (await client.from('posts').select('*').eq('slug', slug)).data?.[0];
    return { id: data.id as number, content, read, client };
  }

  test('is taken back, mended beside its table, published and waits for the site', async ({
    page,
    consoleErrors,
  }) => {
    const name = toName('Receptionist');
    const { content, read } = await publishElsewhere(name);
    const { date } = await read();
    await enterAsStaff(page);
    await page.goto('/admin/posts');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(title(page)).toHaveValue(name);
    await expect(blocks(page).getByText('Kept as it is')).toBeVisible();
    await expect(table(page).getByRole('cell', { name: '₹250' })).toBeVisible();

    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('It is a draft again.')).toBeVisible();
    expect(await read()).toBeUndefined();

    const sentence = page.getByRole('textbox', { name: 'Paragraph, block 1' });
    await sentence.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Do not wait.');
    await table(page).getByRole('cell', { name: '₹250' }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('5');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published. It is on the site after the next build.')).toBeVisible();
    await expect(page.getByText('Waiting for the next build.')).toBeVisible();
    const mended = content
      .replace('<em>now</em>.', '<em>now</em>. Do not wait.')
      .replace(/<table>.*<\/table>/s, (written) => written.replaceAll('\n', '').replace('250', '255'));
    const after = await read();
    expect(after.content).toBe(mended);
    // A mended article is no new one.
    expect(after.date).toBe(date);
    expect(consoleErrors).toEqual([]);
  });

  test('that is saved unchanged keeps every byte', async ({ page }) => {
    const { id, content, read } = await publishElsewhere(toName('Untouched'));
    await enterAsStaff(page);
    await page.goto(`/admin/editor?live=${id}`);
    await table(page).getByRole('cell', { name: '₹250' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. The article shows it after the next build.')).toBeVisible();
    expect(await read()).toMatchObject({ content, excerpt: '<p>Short</p>', version: 2 });
  });

  test('goes one step back, and says who changed it', async ({ page }) => {
    const { id, read, client } = await publishElsewhere(toName('Stepped'));
    await client.from('posts').update({ content: '<p>A wrong sentence</p>' }).eq('id', id);
    await enterAsStaff(page);
    await page.goto(`/admin/editor?live=${id}`);
    await expect(words(page).first()).toHaveText('A wrong sentence');
    await page.getByText('History', { exact: true }).click();
    const { email } = getBackend().accounts.staff;
    await expect(page.getByText(`by ${email}`).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Go back to the version of/ })
      .first()
      .click();
    await expect(words(page).first()).toHaveText('Emergency: go to a vet now.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(words(page).first()).toHaveText('A wrong sentence');
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. The article shows it after the next build.')).toBeVisible();
    expect((await read()).content).toContain('<em>now</em>');
  });

  test('is deleted from the editor and from the list, each time after the question', async ({ page }) => {
    const first = await publishElsewhere(toName('Deleted here'));
    const name = toName(`Deleted there, ${'by a title that goes on '.repeat(5)}`);
    const second = await publishElsewhere(name);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    await enterAsStaff(page);
    await page.goto(`/admin/editor?live=${first.id}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL('/admin/posts');
    expect(await first.read()).toBeUndefined();
    const remove = page.getByRole('button', { name: `Delete ${name}` });
    const [words, button] = [
      await page.getByText(name, { exact: true }).boundingBox(),
      await remove.boundingBox(),
    ];
    expect(button?.x, 'beside a long title, not below it').toBeGreaterThan(
      (words?.x ?? 0) + (words?.width ?? 0),
    );
    await remove.click();
    await expect(page.getByText(`“${name}” is deleted and leaves the site`)).toBeVisible();
    expect(await second.read()).toBeUndefined();
    expect(asked).toEqual(Array(2).fill('Are you sure you want to delete this blog post?'));
  });

  test('that was copied says where it is changed, and can be hidden and shown', async ({ page }) => {
    const client = await openStaffClient();
    const { data } = await client
      .from('posts')
      .select('id,title,link')
      .eq('origin', 'wordpress')
      .not('link', 'is', null)
      .order('id')
      .limit(1);
    const [post] = data ?? [];
    const isRead = async () =>
      (await openClient().from('posts').select('id').eq('id', post?.id)).data?.length === 1;
    await enterAsStaff(page);
    await page.goto('/admin/posts');
    await page.getByLabel('Search posts').fill(post?.title);
    const copied = page.getByRole('region', { name: 'Copied from WordPress' });
    await expect(copied.getByRole('link', { name: `Change in WordPress: ${post?.title}` })).toHaveAttribute(
      'href',
      post?.link,
    );
    await copied.getByRole('button', { name: `Hide: ${post?.title}` }).click();
    await expect(copied.getByRole('status')).toContainText('is hidden and leaves the site');
    expect(await isRead()).toBe(false);
    await copied.getByRole('button', { name: `Show again: ${post?.title}` }).click();
    await expect(copied.getByRole('status')).toContainText('is shown again');
    expect(await isRead()).toBe(true);
  });
});

test('lists, quotes, tables, links, bold and italic are written by keyboard', async ({ page }) => {
  const client = await openStaffClient();
  await enterAsStaff(page);
  const name = toName('All of it');
  await beginPost(page, name);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' and italic');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' and ');
  await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  const address = page.getByLabel('Link address');
  await expect(address).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/^Please give a whole address/);
  await address.fill('example.org/page');
  await page.keyboard.press('Enter');
  await expect(words(page).first()).toBeFocused();
  await expect(words(page).first().getByRole('link')).toHaveAttribute('href', 'https://example.org/page');

  // A list: Enter goes on, twice leaves it.
  await page.getByRole('button', { name: 'Add list' }).press('Enter');
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('After the list');
  expect(await texts(page)).toEqual(['Bold and italic and example.org/page', 'OneTwo', 'After the list']);
  // Words become a quote, and stay their words when it is taken back.
  await page.getByLabel('Kind of block').selectOption('Quote');
  await expect(blocks(page).locator('blockquote')).toHaveText('After the list');
  await page.keyboard.press('Control+z');
  await expect(blocks(page).locator('blockquote')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(blocks(page).locator('blockquote')).toHaveCount(1);

  await page.getByRole('button', { name: 'Add table' }).press('Enter');
  for (const cell of ['Test', 'Price', 'Urine', '₹250']) {
    await page.keyboard.type(cell);
    if (cell !== '₹250') await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. It is on the site after the next build.')).toBeVisible();
  const { data } = await client.from('posts').select('content').eq('title', name);
  expect(data?.[0]?.content).toBe(
    [
      '<p><strong>Bold</strong><em> and italic</em> and <a href="https://example.org/page">example.org/page</a></p>',
      '<ul><li>One</li><li>Two</li></ul>',
      '<blockquote><p>After the list</p></blockquote>',
      '<table><thead><tr><th>Test</th><th>Price</th></tr></thead><tbody><tr><td>Urine</td><td>₹250</td></tr></tbody></table>',
    ].join('\n'),
  );
  await client.from('posts').delete().eq('title', name);
});

const clipboards = {
  Word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style><script>document.title='stolen'</script></head><body><!--StartFragment--><p class=MsoNormal style="mso-x:1" onclick="document.title='stolen'"><b>Bold</b><o:p></o:p></p><!--EndFragment--></body></html>`,
  'Google Docs': `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span></p><img src="x" onerror="document.title='stolen'"></b>`,
  'a web page': `<div class="fixed inset-0"><svg onload="document.title='stolen'"></svg><iframe srcdoc="<script>top.document.title='stolen'</script>"></iframe><strong>Bold</strong> <a href="javascript:document.title='stolen'">link</a><astro-island component-url="//bad.example/x.js"></astro-island></div>`,
};
test('attacks pasted from Word, Google Docs and a web page are dead on the screen and in the table', async ({
  page,
  consoleErrors,
}) => {
  const client = await openStaffClient();
  await enterAsStaff(page);
  const name = toName('Attacked');
  await beginPost(page, name);
  let count = 0;
  for (const [origin, html] of Object.entries(clipboards))
    for (const kind of ['Paragraph', 'List']) {
      if (count > 0) await page.getByRole('button', { name: `Add ${kind.toLowerCase()}` }).click();
      const field = page.locator('[contenteditable=true]:focus');
      await expect(field, origin).toHaveAccessibleName(new RegExp(`^${kind}, block`));
      await field.evaluate((element, markup) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', markup);
        clipboardData.setData('text/plain', 'Bold');
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, html);
      count += 1;
      await expect(
        blocks(page).locator('strong').filter({ hasText: 'Bold' }),
        `${origin}, ${kind}`,
      ).toHaveCount(count);
    }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. It is on the site after the next build.')).toBeVisible();
  const { data } = await client.from('posts').select('content').eq('title', name);
  expect(data?.[0]?.content.match(/<(b|strong)>Bold/g)).toHaveLength(count);
  expect(data?.[0]?.content).not.toMatch(
    /script|onerror|onclick|onload|style=|class=|id=|<iframe|<svg|astro/i,
  );
  expect(await page.title()).not.toContain('stolen');
  expect(consoleErrors).toEqual([]);
  await client.from('posts').delete().eq('title', name);
});

test('five million characters are refused in words, and nothing is lost', async ({ page }) => {
  await enterAsStaff(page);
  await beginPost(page, toName('Too long'));
  await page.keyboard.type('Words that stay');
  await words(page)
    .first()
    .evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'word '.repeat(1_000_000));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  await expect(
    page.getByText('What you pasted has 50,00,000 characters; an article holds 3,00,000.'),
  ).toBeVisible();
  expect(await texts(page)).toEqual(['Words that stay']);
});
