import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { errorCodes } from '../api/error-codes.ts';
import { explanationOf } from './purchase-errors.ts';
import { PurchasePage } from './purchase-page.tsx';

const meta: Meta<typeof PurchasePage> = { title: 'Purchase form', component: PurchasePage };
export default meta;

type Story = StoryObj<typeof meta>;

/** Sends a code, and waits for a heading or an alert with this text. */
const sends = (code: string, role: 'heading' | 'alert', text: string): Pick<Story, 'play'> => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Purchase code'), code);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole(role)).toHaveTextContent(text);
  },
});

const valid = 'This code is valid';

export const Untouched: Story = {};
export const WithSupport: Story = sends('4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07', 'heading', valid);
export const SupportEnded: Story = sends('c1a236d2-0a5d-40db-8abe-44605f5ea7a3', 'heading', valid);
export const WithoutSupport: Story = sends('c1451855-847f-4e21-bfa5-22595dbfa970', 'heading', valid);
export const Extended: Story = sends('85719ef0-9f5d-4f32-b0fc-b65ae5eb554c', 'heading', valid);

export const Checking: Story = {
  parameters: { mock: { scenario: 'loading' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Purchase code'), 'any');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: 'Checking …' })).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter the purchase code');
  },
};

export const Unknown: Story = sends('of-another-shop', 'alert', explanationOf('invalid_purchase_code').title);

export const Offline: Story = {
  parameters: { mock: { scenario: 'offline' } },
  ...sends('any', 'alert', explanationOf('network').title),
};

export const RateLimited: Story = {
  parameters: { mock: { scenario: 'rate-limited' } },
  ...sends('any', 'alert', 'You can try again in 30 seconds.'),
};

/** The errors of the document, each with the answer that it has for it. */
const fails = (code: keyof typeof errorCodes.validatePurchase): Story => ({
  parameters: { mock: { code } },
  ...sends('any', 'alert', explanationOf(code).title),
});

export const InvalidPurchaseCode = fails('invalid_purchase_code');
export const InvalidRequest = fails('invalid_request');
export const MissingKey = fails('missing_key');
export const UnknownKey = fails('unknown_key');
export const ExpiredKey = fails('expired_key');
export const RevokedKey = fails('revoked_key');
export const MissingScope = fails('missing_scope');
export const IpNotAllowed = fails('ip_not_allowed');
export const WebhookDelivery = fails('webhook_delivery');
export const WebhookLoop = fails('webhook_loop');
export const MethodNotAllowed = fails('method_not_allowed');
export const RequestTimeout = fails('request_timeout');
export const BodyTooLarge = fails('body_too_large');
export const UnsupportedMediaType = fails('unsupported_media_type');
export const ExpectationFailed = fails('expectation_failed');
export const TooManyRequests = fails('too_many_requests');
export const HeadersTooLarge = fails('headers_too_large');
export const InternalError = fails('internal_error');
export const Unavailable = fails('unavailable');
