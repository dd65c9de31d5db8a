// Makes the calls of calls.ts with the client that openapi-generator made.
package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"time"

	"client/marketplace"
)

func notOffered(name string) {
	fmt.Printf("{\"call\":%q,\"offered\":false}\n", name)
}

// refusal reads the status and the typed body of an answer that is an error.
func refusal(response *http.Response, err error) (any, error) {
	var refused *marketplace.GenericOpenAPIError
	if !errors.As(err, &refused) {
		return nil, fmt.Errorf("no error of the client: %w", err)
	}
	body, ok := refused.Model().(marketplace.ErrorBody)
	if !ok {
		return nil, fmt.Errorf("the error has no typed body: %w", err)
	}
	return object{"status": response.StatusCode, "msg": body.Msg}, nil
}

// digest reads the file that the client made of the bytes.
func digest(file *os.File, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	defer os.Remove(file.Name())
	content, err := os.ReadFile(file.Name())
	return described(content), err
}

func item(ctx context.Context, client *marketplace.APIClient, name string) (*marketplace.ItemReply, *http.Response, error) {
	return client.MarketplaceAPI.GetItem(ctx).ItemId(number(name)).Execute()
}

func main() {
	configuration := marketplace.NewConfiguration()
	configuration.Servers = marketplace.ServerConfigurations{{URL: os.Getenv("BASE_URL")}}
	configuration.HTTPClient = &http.Client{Timeout: 20 * time.Second}
	client := marketplace.NewAPIClient(configuration)
	ctx := context.WithValue(context.Background(), marketplace.ContextAccessToken, os.Getenv("API_KEY"))

	call("account", func() (any, error) {
		reply, _, err := client.MarketplaceAPI.GetAccountDetails(ctx).Execute()
		if err != nil {
			return nil, err
		}
		account := reply.Data
		return object{
			"email":         account.Email,
			"balance":       account.Balance,
			"facebook":      account.Profile.SocialLinks["facebook"],
			"registered_at": account.RegisteredAt.Unix(),
		}, nil
	})

	call("items", func() (any, error) {
		reply, _, err := client.MarketplaceAPI.ListItems(ctx).Execute()
		if err != nil {
			return nil, err
		}
		items := []object{}
		for _, one := range reply.Items {
			var screenshots any
			if one.Media.HasScreenshots() {
				screenshots = len(one.Media.GetScreenshots())
			}
			items = append(items, object{
				"id":          one.Id,
				"image":       one.Media.PreviewImage,
				"video":       one.Media.PreviewVideo,
				"audio":       one.Media.PreviewAudio,
				"screenshots": screenshots,
			})
		}
		return items, nil
	})

	call("item", func() (any, error) {
		reply, _, err := item(ctx, client, "ITEM_ID")
		if err != nil {
			return nil, err
		}
		found := reply.Item
		return object{
			"id":           found.Id,
			"name":         found.Name,
			"regular":      found.Price.Regular,
			"published_at": found.PublishedAt.Unix(),
		}, nil
	})

	call("validation-json", func() (any, error) {
		request := marketplace.NewPurchaseValidationRequest(os.Getenv("PURCHASE_CODE"))
		reply, _, err := client.MarketplaceAPI.ValidatePurchase(ctx).PurchaseValidationRequest(*request).Execute()
		if err != nil {
			return nil, err
		}
		purchase := reply.Data.Purchase
		return object{
			"purchase_code": purchase.PurchaseCode,
			"license_type":  purchase.LicenseType,
			"price":         purchase.Price,
			"item_id":       purchase.Item.Id,
			"downloaded":    purchase.Downloaded,
			"date":          purchase.Date.Unix(),
		}, nil
	})
	// This generator takes the first of several content types.
	notOffered("validation-form")
	notOffered("validation-multipart")

	call("models", func() (any, error) {
		reply, _, err := client.ModelsAPI.ListModels(ctx).Execute()
		if err != nil {
			return nil, err
		}
		ids := []string{}
		for _, model := range reply.Data {
			ids = append(ids, model.Id)
		}
		return ids, nil
	})

	call("make-link", func() (any, error) {
		request := marketplace.NewCreateLinkRequest(os.Getenv("LINK_URL"))
		request.SetTags([]string{"one", "two"})
		request.SetExpiresAt(expiry())
		reply, _, err := client.LinksAPI.CreateLink(ctx).CreateLinkRequest(*request).Execute()
		if err != nil {
			return nil, err
		}
		link := reply.Data
		return object{
			"id":         link.Id,
			"url":        link.Url,
			"tags":       link.Tags,
			"state":      link.State,
			"max_clicks": link.MaxClicks.Get(),
			"expires_at": link.ExpiresAt.Get().Unix(),
		}, nil
	})

	call("webhooks", func() (any, error) {
		reply, _, err := client.WebhooksAPI.ListWebhooks(ctx).Execute()
		if err != nil {
			return nil, err
		}
		webhooks := []object{}
		for _, webhook := range reply.Data {
			webhooks = append(webhooks, object{
				"id":            webhook.Id,
				"url":           webhook.Url,
				"event_types":   webhook.EventTypes,
				"state":         webhook.State,
				"paused_reason": webhook.PausedReason.Get(),
			})
		}
		return webhooks, nil
	})

	publish := func(kind string, data any) {
		call("publish-"+kind, func() (any, error) {
			request := marketplace.NewPublishEventRequest(os.Getenv("EVENT_TYPE"))
			request.SetData(data)
			reply, _, err := client.AutomationAPI.PublishAutomationEvent(ctx).PublishEventRequest(*request).Execute()
			if err != nil {
				return nil, err
			}
			// A batch is answered with a list, so the document says any value.
			receipt, ok := reply.Data.(object)
			if !ok {
				return nil, fmt.Errorf("%v is no receipt", reply.Data)
			}
			return object{"id": receipt["id"]}, nil
		})
	}
	publish("object", object{"order": 42, "note": "Grüße", "nested": object{"empty": []any{}}})
	publish("list", []any{1, "two", nil, object{"three": 3.5}})
	publish("text", "plain text")
	publish("null", nil)

	call("download", func() (any, error) {
		file, _, err := client.MessagingAPI.DownloadMedia(ctx, os.Getenv("MEDIA_ID")).Execute()
		return digest(file, err)
	})
	call("qr", func() (any, error) {
		file, _, err := client.LinksAPI.GetQrCode(ctx, os.Getenv("LINK_ID")).Format("png").Execute()
		return digest(file, err)
	})

	call("not-found", func() (any, error) {
		_, response, err := item(ctx, client, "MISSING_ITEM_ID")
		return refusal(response, err)
	})
	call("unauthorized", func() (any, error) {
		wrong := context.WithValue(ctx, marketplace.ContextAccessToken, os.Getenv("WRONG_KEY"))
		_, response, err := client.ModelsAPI.ListModels(wrong).Execute()
		return refusal(response, err)
	})

	call("pages", func() (any, error) {
		instance := os.Getenv("INSTANCE_ID")
		request := client.MessagingAPI.ListContacts(ctx, instance).Limit(5)
		pages := [][]string{}
		for len(pages) < 2 {
			reply, _, err := request.Execute()
			if err != nil {
				return nil, err
			}
			ids := []string{}
			for _, contact := range reply.Data {
				ids = append(ids, contact.Id)
			}
			pages = append(pages, ids)
			request = request.Cursor(reply.GetNextCursor())
		}
		return pages, nil
	})
}
