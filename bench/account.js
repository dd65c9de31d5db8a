/** Whose workspace it is, without a real account. */
export const account = {
  name: { firstname: 'A', lastname: 'B', full_name: 'A B' },
  username: 'a',
  email: 'a@example.com',
  balance: 0,
  currency: 'USD',
  profile: {
    heading: '',
    description: '',
    contact: { email: 'a@example.com' },
    social_links: {},
    media: { avatar: 'https://a.example/a', cover: 'https://a.example/c' },
  },
  registered_at: '2026-01-01T00:00:00Z',
};
