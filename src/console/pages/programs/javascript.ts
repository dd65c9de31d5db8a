export const javascript = (
  api: string,
): string => `// items.mjs, for Node.js 18 or newer: runs on your server, never in a browser
const api = ${api};
const headers = { Authorization: \`Bearer \${process.env.MARKETPLACE_KEY}\` };

async function call(path, options) {
  const answer = await fetch(api + path, { headers, ...options });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.msg);
  return body;
}

const { items } = await call("/api/items/all");
console.log(items.length);

const code = process.env.PURCHASE_CODE;
if (code) {
  const body = new URLSearchParams({ purchase_code: code });
  const { data } = await call("/api/purchases/validation", { method: "POST", body });
  console.log(data.purchase.item.name, data.purchase.license_type);
}`;
