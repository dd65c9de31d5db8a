import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ItemList } from './item-list.tsx';

const meta: Meta<typeof ItemList> = { title: 'Item list', component: ItemList };
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23 items')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search'), 'zeppelin');
    await expect(await canvas.findByText('No item contains “zeppelin”.')).toBeVisible();
  },
};

export const NoItems: Story = {
  parameters: { mock: { scenario: 'no-items' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no items for sale yet.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { mock: { scenario: 'loading' } } };
export const WithoutScope: Story = { parameters: { mock: { code: 'missing_scope' } } };
export const Offline: Story = { parameters: { mock: { scenario: 'offline' } } };
