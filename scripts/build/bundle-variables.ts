/** Variables that Astro writes into the code of the site, with what stands where one is not set. */
export const bundleVariables = {
  CHAT_NUMBER: '919810000000',
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_PUBLISHABLE_KEY: '',
  WORDPRESS_URL: '',
} as const;
