export const csharp = (api: string): string => `using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading.Tasks;

class Program
{
    const string Api = ${api};

    static async Task<HttpResponseMessage> Call(Task<HttpResponseMessage> request)
    {
        var answer = await request;
        if (!answer.IsSuccessStatusCode) throw new Exception(await answer.Content.ReadAsStringAsync());
        return answer;
    }

    static async Task Main()
    {
        var key = Environment.GetEnvironmentVariable("MARKETPLACE_KEY");
        var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
        client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", key);

        // per_page=1: the number of all items is in a header, so one item is enough
        var items = await Call(client.GetAsync(Api + "/api/items/all?per_page=1"));
        Console.WriteLine(items.Headers.GetValues("X-Total-Count").Single());

        var code = Environment.GetEnvironmentVariable("PURCHASE_CODE");
        if (code != null)
        {
            var form = new FormUrlEncodedContent(new Dictionary<string, string> { ["purchase_code"] = code });
            var purchase = await Call(client.PostAsync(Api + "/api/purchases/validation", form));
            Console.WriteLine(await purchase.Content.ReadAsStringAsync());
        }
    }
}`;
