// Makes the calls of calls.ts with the client that oapi-codegen made.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"mime/multipart"
	"net/http"
	"os"
	"time"

	"client/marketplace"
)

// typed returns the body of a reply, which is nil where the status or the type is another.
func typed[Reply any](body *Reply, answer interface{ Status() string }, err error) (*Reply, error) {
	if err == nil && body == nil {
		err = errors.New(answer.Status())
	}
	return body, err
}

// digest describes the bytes of an answer.
func digest(content []byte, response *http.Response) (any, error) {
	if response.StatusCode != http.StatusOK {
		return nil, errors.New(response.Status)
	}
	return described(content), nil
}

// withKey sends a key with each request.
func withKey(key string) marketplace.RequestEditorFn {
	return func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+key)
		return nil
	}
}

func itemID(name string) *marketplace.GetItemParams {
	return &marketplace.GetItemParams{ItemId: number(name)}
}

func validation(answer *marketplace.ValidatePurchaseResponse, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	reply, err := typed(answer.JSON200, answer, err)
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
}

func main() {
	ctx := context.Background()
	connect := func(key string) *marketplace.ClientWithResponses {
		client, err := marketplace.NewClientWithResponses(
			os.Getenv("BASE_URL"),
			marketplace.WithHTTPClient(&http.Client{Timeout: 20 * time.Second}),
			marketplace.WithRequestEditorFn(withKey(key)),
		)
		if err != nil {
			panic(err)
		}
		return client
	}
	client := connect(os.Getenv("API_KEY"))

	call("account", func() (any, error) {
		answer, err := client.GetAccountDetailsWithResponse(ctx, nil)
		if err != nil {
			return nil, err
		}
		reply, err := typed(answer.JSON200, answer, err)
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
		answer, err := client.ListItemsWithResponse(ctx, nil)
		if err != nil {
			return nil, err
		}
		reply, err := typed(answer.JSON200, answer, err)
		if err != nil {
			return nil, err
		}
		items := []object{}
		for _, one := range reply.Items {
			var screenshots any
			if one.Media.Screenshots != nil {
				screenshots = len(*one.Media.Screenshots)
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
		answer, err := client.GetItemWithResponse(ctx, itemID("ITEM_ID"))
		if err != nil {
			return nil, err
		}
		reply, err := typed(answer.JSON200, answer, err)
		if err != nil {
			return nil, err
		}
		item := reply.Item
		return object{
			"id":           item.Id,
			"name":         item.Name,
			"regular":      item.Price.Regular,
			"published_at": item.PublishedAt.Unix(),
		}, nil
	})

	code := os.Getenv("PURCHASE_CODE")
	request := marketplace.PurchaseValidationRequest{PurchaseCode: code}
	call("validation-json", func() (any, error) {
		return validation(client.ValidatePurchaseWithResponse(ctx, nil, request))
	})
	call("validation-form", func() (any, error) {
		return validation(client.ValidatePurchaseWithFormdataBodyWithResponse(ctx, nil, request))
	})
	// The client takes a body that the standard library wrote.
	call("validation-multipart", func() (any, error) {
		var body bytes.Buffer
		form := multipart.NewWriter(&body)
		if err := errors.Join(form.WriteField("purchase_code", code), form.Close()); err != nil {
			return nil, err
		}
		return validation(client.ValidatePurchaseWithBodyWithResponse(ctx, nil, form.FormDataContentType(), &body))
	})

	call("models", func() (any, error) {
		answer, err := client.ListModelsWithResponse(ctx)
		if err != nil {
			return nil, err
		}
		reply, err := typed(answer.JSON200, answer, err)
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
		expires := expiry()
		request := marketplace.CreateLinkRequest{
			Url:       os.Getenv("LINK_URL"),
			Tags:      &[]string{"one", "two"},
			ExpiresAt: &expires,
		}
		answer, err := client.CreateLinkWithResponse(ctx, nil, request)
		if err != nil {
			return nil, err
		}
		reply, err := typed(answer.JSON201, answer, err)
		if err != nil {
			return nil, err
		}
		link := reply.Data
		return object{
			"id":         link.Id,
			"url":        link.Url,
			"tags":       link.Tags,
			"state":      link.State,
			"max_clicks": link.MaxClicks,
			"expires_at": link.ExpiresAt.Unix(),
		}, nil
	})

	call("webhooks", func() (any, error) {
		answer, err := client.ListWebhooksWithResponse(ctx)
		if err != nil {
			return nil, err
		}
		reply, err := typed(answer.JSON200, answer, err)
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
				"paused_reason": webhook.PausedReason,
			})
		}
		return webhooks, nil
	})

	publish := func(kind string, data any) {
		call("publish-"+kind, func() (any, error) {
			request := marketplace.PublishEventRequest{Type: os.Getenv("EVENT_TYPE"), Data: data}
			answer, err := client.PublishAutomationEventWithResponse(ctx, nil, request)
			if err != nil {
				return nil, err
			}
			reply, err := typed(answer.JSON202, answer, err)
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
		answer, err := client.DownloadMediaWithResponse(ctx, os.Getenv("MEDIA_ID"), nil)
		if err != nil {
			return nil, err
		}
		return digest(answer.Body, answer.HTTPResponse)
	})
	call("qr", func() (any, error) {
		format := marketplace.GetQrCodeParamsFormatPng
		answer, err := client.GetQrCodeWithResponse(ctx, os.Getenv("LINK_ID"), &marketplace.GetQrCodeParams{Format: &format})
		if err != nil {
			return nil, err
		}
		return digest(answer.Body, answer.HTTPResponse)
	})

	call("not-found", func() (any, error) {
		answer, err := client.GetItemWithResponse(ctx, itemID("MISSING_ITEM_ID"))
		if err != nil {
			return nil, err
		}
		body, err := typed(answer.JSON404, answer, err)
		if err != nil {
			return nil, err
		}
		return object{"status": answer.StatusCode(), "msg": body.Msg}, nil
	})
	call("unauthorized", func() (any, error) {
		answer, err := connect(os.Getenv("WRONG_KEY")).ListModelsWithResponse(ctx)
		if err != nil {
			return nil, err
		}
		body, err := typed(answer.JSON401, answer, err)
		if err != nil {
			return nil, err
		}
		return object{"status": answer.StatusCode(), "msg": body.Msg}, nil
	})

	call("pages", func() (any, error) {
		limit := 5
		parameters := marketplace.ListContactsParams{Limit: &limit}
		pages := [][]string{}
		for len(pages) < 2 {
			answer, err := client.ListContactsWithResponse(ctx, os.Getenv("INSTANCE_ID"), &parameters)
			if err != nil {
				return nil, err
			}
			reply, err := typed(answer.JSON200, answer, err)
			if err != nil {
				return nil, err
			}
			ids := []string{}
			for _, contact := range reply.Data {
				ids = append(ids, contact.Id)
			}
			pages = append(pages, ids)
			parameters.Cursor = reply.NextCursor
		}
		return pages, nil
	})
}
