import type { Draft } from '#schemas/draft.ts';

/** The drafts that a browser begins with: they show what the editor can do. Both are unpublished. */
export const sampleDrafts = [
  {
    id: 'sample-welcome',
    title: 'Welcome to the blog editor',
    slug: 'welcome-to-the-blog-editor',
    status: 'draft',
    createdAt: '2026-11-02T04:30:00.000Z',
    updatedAt: '2026-11-02T04:30:00.000Z',
    author: 'Admin User',
    excerpt: '',
    titleHi: '',
    summaryHi: '',
    featuredImage: '',
    categories: [],
    blocks: [
      {
        id: 'sample-welcome-1',
        type: 'paragraph',
        order: 0,
        content: {
          text: 'This is a draft. It is kept in this browser and nobody else sees it until you publish it. Change anything, or delete it and begin your own.',
        },
      },
      {
        id: 'sample-welcome-2',
        type: 'heading',
        order: 1,
        content: { text: 'How a post is made', level: 2 },
      },
      {
        id: 'sample-welcome-3',
        type: 'paragraph',
        order: 2,
        content: {
          text: 'A post is a row of blocks: paragraphs, headings and images. Enter begins the next paragraph, and a text copied from a word processor falls into blocks by itself.',
        },
      },
      {
        id: 'sample-welcome-4',
        type: 'image',
        order: 3,
        content: {
          url: '/art/departments/hematology-960.webp',
          alt: 'A stained blood smear, drawn',
          caption: 'An image has a text for those who cannot see it, and may have a caption.',
        },
      },
    ],
  },
  {
    id: 'sample-collection',
    title: 'What to bring when your pet has a blood test',
    slug: 'what-to-bring-when-your-pet-has-a-blood-test',
    status: 'draft',
    createdAt: '2026-11-05T06:00:00.000Z',
    updatedAt: '2026-11-05T06:00:00.000Z',
    author: 'Admin User',
    excerpt: '',
    titleHi: '',
    summaryHi: '',
    featuredImage: '',
    categories: [],
    blocks: [
      {
        id: 'sample-collection-1',
        type: 'paragraph',
        order: 0,
        content: {
          text: 'Bring the request form of your veterinarian and the name of every medicine your pet takes, with the hour of the last dose. Earlier reports help us to see a change.',
        },
      },
      { id: 'sample-collection-2', type: 'heading', order: 1, content: { text: 'Food and water', level: 2 } },
      {
        id: 'sample-collection-3',
        type: 'paragraph',
        order: 2,
        content: {
          text: 'Water is always allowed. Whether your pet should come without breakfast is said with each test of our price lists.',
        },
      },
    ],
  },
] satisfies Draft[];
