import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ItemPage } from './item-page.tsx';

const meta: Meta<typeof ItemPage> = { title: 'Item page', component: ItemPage };
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits until the heading is there. */
const shows = (heading: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
});

export const Image: Story = { args: { id: 1001 }, ...shows('Ledgerly - Invoicing and Expenses') };
export const ImageWithoutScreenshots: Story = { args: { id: 1003 }, ...shows('Pebble: 480 Rounded Icons') };
export const Video: Story = { args: { id: 1042 }, ...shows('Harbour Lights - Title Sequence') };
export const Audio: Story = { args: { id: 1041 }, ...shows('Boat Shed Sessions') };
export const LongName: Story = { args: { id: 1021 } };
export const NotFound: Story = { args: { id: 999 }, ...shows('Item not found') };
export const Loading: Story = { args: { id: 1001 }, parameters: { mock: { scenario: 'loading' } } };
export const Unavailable: Story = { args: { id: 1001 }, parameters: { mock: { code: 'unavailable' } } };
export const Offline: Story = { args: { id: 1001 }, parameters: { mock: { scenario: 'offline' } } };
